// An engine in JavaScript that places the last of the legal placements, by the rules of the page.
// Arguments: what `bundle.mjs` has written, and the compiled rules.
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [bundle, wasm] = process.argv.slice(2);
const { load, reply } = await import(pathToFileURL(bundle));
const rules = await load(await readFile(wasm));

let position = '';
const answers = {
  tep: () => 'id name last in JavaScript\nprotocol 1\ntepok',
  isready: () => 'readyok',
  position: (line) => void (position = line.slice('position '.length)),
  go: () => {
    const { answer, refused } = reply(rules, { id: 0, method: 'view', args: [{ position, actions: [] }] });
    return refused ? `error ${refused}` : `bestmove ${answer.legal.at(-1) ?? 'none'}`;
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const verb = line.split(' ')[0];
  if (verb === 'quit') break;
  const answer = answers[verb]?.(line);
  if (answer) process.stdout.write(`${answer}\n`);
}
process.exit(0);
