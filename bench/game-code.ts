/** A number in [0, 1), the next of a fixed sequence. */
export type Random = () => number;

/** xorshift32: three shifts are enough for text that nobody predicts, and give the same text on every machine. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * JavaScript of about `bytes` bytes that looks and compresses like a bot's, with a little text beyond ASCII.
 * @param needs modules that it requires, as a bot's own code does
 */
export function gameCode(random: Random, bytes: number, needs: readonly string[] = []): string {
  const write = statements(random);
  const lines = [
    "'use strict';",
    `// ${write.remark()}`,
    ...needs.map((name, i) => `const need${i} = require('${name}');`),
    `exports.${write.verb()}${write.Noun()} = (creep, room) => {`,
  ];
  let length = byteLength(lines.join("\n")) + byteLength("\n};\n");
  while (length < bytes) {
    const line = write.statement();
    lines.push(line);
    length += byteLength(line) + 1;
  }
  return `${lines.join("\n")}\n};\n`;
}

export const NOUNS = words(
  `creep room spawn tower source mineral container storage link terminal controller rampart wall road lab
   extension nuker observer factory flag energy tick target path matrix squad hauler miner builder upgrader
   scout claimer healer ranger order queue task cache bucket shard portal keeper deposit ruin boost reaction`,
);

export const VERBS = words(
  `find move harvest carry withdraw build repair upgrade guard heal claim reserve plan assign schedule refresh
   scan rank choose load store merge split filter count emit drop renew recycle observe send trade`,
);

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function statements(random: Random) {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const noun = () => pick(NOUNS);
  const Noun = () => capitalized(noun());
  const verb = () => pick(VERBS);
  const amount = () => Math.floor(random() * (random() < 0.6 ? 100 : 100_000));
  const remark = () => `${verb()} the ${noun()} before the ${noun()} → ${noun()}`;
  const member = () => `${noun()}${Noun()}.${noun()}`;
  const forms = [
    () => `  ${member()} = ${noun()}s.${verb()}${Noun()}(${noun()}, ${amount()});`,
    () => `  if (${member()} > ${amount()} && !creep.memory.${noun()}) return ${verb()}${Noun()}(room, creep);`,
    () => `  room.memory.${noun()} = { ${noun()}: ${amount()}, ${noun()}s: ["${noun()}", "${verb()}"] };`,
    () =>
      `  for (const ${noun()} of room.find(FIND_${noun().toUpperCase()})) ${verb()}(${noun()}, { range: ${amount()} });`,
    () => `  console.log(\`\${creep.name}\\t${verb()} \${room.name} – ${amount()}\`);`,
    () => `  creep.say('⚡ ${verb()}');`,
    () => `  // ${remark()}`,
    () => "",
  ];
  const statement = () => forms[Math.floor(random() * forms.length)]?.() ?? "";
  return { Noun, verb, remark, statement };
}

export function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
