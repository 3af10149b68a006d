/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 90290:
/***/ ((module) => {

module.exports = require("async_hooks");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 26848:
/***/ ((module) => {

module.exports = require("node:readline/promises");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = require("node:stream/web");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = require("node:timers");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = require("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = require("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   start: () => (/* binding */ start)
/* harmony export */ });
/** The door behind each file of `dist/`: one lazy import each, so that a hook never loads what only the Action needs. */
async function start(door) {
    const { argv, env } = process;
    quietLibraries(env);
    switch (door) {
        case "action": {
            const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(3440), __nccwpck_require__.e(7405), __nccwpck_require__.e(4043), __nccwpck_require__.e(6752), __nccwpck_require__.e(143), __nccwpck_require__.e(9146), __nccwpck_require__.e(4949), __nccwpck_require__.e(3609)]).then(__nccwpck_require__.bind(__nccwpck_require__, 13609));
            return main(env);
        }
        case "cli": {
            const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(742), __nccwpck_require__.e(4949), __nccwpck_require__.e(1605)]).then(__nccwpck_require__.bind(__nccwpck_require__, 41605));
            return main(argv.slice(2), env);
        }
        case "pre-push": {
            const { main } = await Promise.all(/* import() */[__nccwpck_require__.e(7934), __nccwpck_require__.e(8815), __nccwpck_require__.e(3154), __nccwpck_require__.e(9146), __nccwpck_require__.e(8899), __nccwpck_require__.e(4683), __nccwpck_require__.e(1544), __nccwpck_require__.e(9379), __nccwpck_require__.e(4949), __nccwpck_require__.e(6594)]).then(__nccwpck_require__.bind(__nccwpck_require__, 83316));
            return main(argv.slice(2), env);
        }
    }
}
/**
 * Libraries print requests where NODE_DEBUG or DEBUG names them: whole addresses with the token in them, and what a
 * credential helper said, past all that redacts. Node has read NODE_DEBUG by now, so it is the switch that is taken away.
 */
function quietLibraries(env) {
    const util = process.getBuiltinModule("node:util");
    const quiet = Object.assign(() => { }, { enabled: false });
    util.debuglog = () => quiet;
    util.debug = util.debuglog;
    delete env["DEBUG"];
}

module.exports = __webpack_exports__;
/******/ })()
;