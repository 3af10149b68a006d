"use strict";
exports.id = 4659;
exports.ids = [4659];
exports.modules = {

/***/ 54659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  moduleSyntax: () => (/* binding */ moduleSyntax),
  requiresIn: () => (/* binding */ requiresIn)
});

// EXTERNAL MODULE: ./node_modules/meriyah/dist/meriyah.mjs
var meriyah = __webpack_require__(23311);
// EXTERNAL MODULE: ./build/js/model/checks/code-facts.js
var code_facts = __webpack_require__(64136);
;// CONCATENATED MODULE: ./build/js/model/checks/syntax-node.js
/** The beginning of a computed name: of `"role." + name` and of a template. */
function headOf(argument) {
    let node = argument;
    while (isNode(node) && node.type === "BinaryExpression" && node["operator"] === "+")
        node = node["left"];
    if (isNode(node) && node.type === "TemplateLiteral")
        return textOf(node, 0);
    return literalOf(node) ?? "";
}
/** The text of a string, or of a template without parts. */
function literalOf(node) {
    if (!isNode(node))
        return undefined;
    if (node.type === "Literal")
        return typeof node["value"] === "string" ? node["value"] : undefined;
    const isPlain = node.type === "TemplateLiteral" && Array.isArray(node["expressions"]) && node["expressions"].length === 0;
    return isPlain ? textOf(node, 0) : undefined;
}
function textOf(template, index) {
    const parts = template["quasis"];
    const part = Array.isArray(parts) ? parts[index] : undefined;
    const value = isNode(part) ? part["value"] : undefined;
    const cooked = typeof value === "object" && value !== null && "cooked" in value ? value.cooked : undefined;
    return typeof cooked === "string" ? cooked : "";
}
/** Whether a pattern binds the name: `require`, `{ require }`, `[require]`, `require = 1`, `...require`. */
function namesRequire(pattern) {
    if (isRequire(pattern))
        return true;
    if (!isNode(pattern))
        return false;
    const parts = [pattern["left"], pattern["argument"], pattern["value"], pattern["properties"], pattern["elements"]];
    return parts.flat().some(namesRequire);
}
/** Whether it is the name `require` itself. */
const isRequire = (node) => isNode(node) && node.type === "Identifier" && node["name"] === "require";
/** What of a tree is a node, and not a value in one. */
function isNode(value) {
    return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

;// CONCATENATED MODULE: ./build/js/model/checks/word-places.js
/** Where `require` is written, in the order of the text. */
function placesOfTheWord(text) {
    const places = [];
    for (let at = text.indexOf("require"); at >= 0; at = text.indexOf("require", at + 1))
        places.push(at);
    return places;
}
/** A search among the sorted places; most of a tree has none, and walking it would cost as much as parsing. */
function holdsTheWord({ start = 0, end = Number.POSITIVE_INFINITY }, places) {
    let low = 0;
    for (let high = places.length; low < high;) {
        const middle = (low + high) >> 1;
        if ((places[middle] ?? 0) < start)
            low = middle + 1;
        else
            high = middle;
    }
    return (places[low] ?? Number.POSITIVE_INFINITY) < end;
}

;// CONCATENATED MODULE: ./build/js/model/checks/find-requires.js


/**
 * The requires of a program: not those of a `require` of its own, as bundlers write them. Nesting has no limit here.
 * @param text what the program was parsed from: only where the word stands in it is anything to be found
 */
function findRequires(program, text) {
    const words = placesOfTheWord(text);
    const found = [];
    const top = { outer: undefined, hidesRequire: false };
    const visits = isNode(program) ? [{ node: program, when: "load", scope: top }] : [];
    let returns = false;
    for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
        noteNames(visit);
        found.push(...lookAt(visit));
        returns ||= visit.node.type === "ReturnStatement" && visit.scope === top;
        for (const next of within(visit))
            if (holdsTheWord(next.node, words) || (next.scope === top && mayReturn.has(next.node.type)))
                visits.push(next);
    }
    const seen = found.filter(({ scope }) => !isHidden(scope));
    const calls = seen.flatMap(({ call }) => (call === undefined ? [] : [call]));
    // After a `return` outside of functions nothing is sure.
    const sure = returns
        ? calls.map((call) => (call.when === "load" ? { ...call, when: "perhaps" } : call))
        : calls;
    return {
        requires: firsts(sure.sort((a, b) => a.at - b.at)),
        computed: [...new Set(seen.flatMap(({ computed }) => (computed === undefined ? [] : [computed])))],
    };
}
/** The same name again in the same module tells nothing new. */
function firsts(calls) {
    const kept = new Map();
    for (const call of calls) {
        const key = `${call.when} ${call.name}`;
        if (!kept.has(key))
            kept.set(key, call);
    }
    return [...kept.values()];
}
/** Statements outside of functions that end the module, or hold one that does. */
const mayReturn = new Set([
    "ReturnStatement",
    "IfStatement",
    "BlockStatement",
    "TryStatement",
    "CatchClause",
    "SwitchStatement",
    "SwitchCase",
    "LabeledStatement",
    "ForStatement",
    "ForInStatement",
    "ForOfStatement",
    "WhileStatement",
    "DoWhileStatement",
    "WithStatement",
]);
const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const isFunction = ({ type }) => functions.has(type);
/** Fields whose code may not run, though the statement does. */
const perhapsFields = {
    IfStatement: ["consequent", "alternate"],
    ConditionalExpression: ["consequent", "alternate"],
    LogicalExpression: ["right"],
    AssignmentPattern: ["right"],
    SwitchCase: ["consequent", "test"],
    WhileStatement: ["body"],
    ForStatement: ["body", "update"],
    ForInStatement: ["body"],
    ForOfStatement: ["body"],
    CatchClause: ["body"],
    PropertyDefinition: ["value"],
};
function within(visit) {
    const { node } = visit;
    const scope = isFunction(node) ? { outer: visit.scope, hidesRequire: hidesInParameters(node) } : visit.scope;
    const visits = [];
    for (const field in node) {
        if (isName(node, field))
            continue;
        const when = whenOf(visit, field);
        const value = node[field];
        for (const child of Array.isArray(value) ? value : [value])
            if (isNode(child))
                visits.push({ node: child, when, scope });
    }
    return visits;
}
/** `a.require` and `{ require: 1 }` only spell the word. */
function isName(node, field) {
    if (node["computed"] === true)
        return false;
    return (node.type === "MemberExpression" && field === "property") || field === "key" || field === "label";
}
function whenOf({ node, when }, field) {
    if (node.type === "TryStatement" && field === "block")
        return "try";
    if (when !== "load")
        return when;
    const logicalAssignment = node.type === "AssignmentExpression" && ["||=", "&&=", "??="].includes(String(node["operator"]));
    const perhaps = isFunction(node) || perhapsFields[node.type]?.includes(field) || (logicalAssignment && field === "right");
    return perhaps ? "perhaps" : "load";
}
function lookAt({ node, when, scope }) {
    if (node.type === "CallExpression" && isRequire(node["callee"])) {
        const [argument] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
        const name = literalOf(argument);
        if (name === undefined)
            return [{ scope, computed: headOf(argument) }];
        return [{ scope, call: { name, when, at: node.start ?? 0 } }];
    }
    return [];
}
/** A declaration or an assignment of `require` hides the game's own in the function around it. */
function noteNames({ node, scope }) {
    const declares = (node.type === "VariableDeclarator" || node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") &&
        namesRequire(node["id"]);
    const assigns = node.type === "AssignmentExpression" && isRequire(node["left"]);
    if (declares || assigns)
        scope.hidesRequire = true;
}
function hidesInParameters(node) {
    const parameters = node["params"];
    const own = node.type === "FunctionExpression" && isRequire(node["id"]);
    return own || (Array.isArray(parameters) && parameters.some(namesRequire));
}
function isHidden(scope) {
    for (let each = scope; each !== undefined; each = each.outer)
        if (each.hidesRequire)
            return true;
    return false;
}

;// CONCATENATED MODULE: ./build/js/model/checks/syntax-tree.js



/** The requires of code that the engine takes. */
function requiresIn(text) {
    try {
        const program = (0,meriyah/* parseScript */.tl)(text, { next: true, globalReturn: true, ranges: { start: true, end: true } });
        return findRequires(program, text);
    }
    catch {
        // The engine takes it and this parser does not: nothing is known of its requires, and nothing is claimed.
        return { ...code_facts/* noFacts */.f, computed: [""] };
    }
}
/** The first `import` or `export` of code that the engine refuses and that is right as an ES module. */
function moduleSyntax(text) {
    try {
        const { body } = (0,meriyah/* parseModule */.Y$)(text, { next: true, loc: true });
        const statement = body.find(({ type }) => type.startsWith("Import") || type.startsWith("Export"));
        const start = statement?.loc?.start;
        if (statement === undefined || start === undefined)
            return undefined;
        const word = statement.type.startsWith("Import") ? "import" : "export";
        return { kind: "es-module", what: word, line: start.line, column: start.column + 1 };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
;