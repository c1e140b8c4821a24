// The rules of the page in Node: a question a line on stdin, `[method, ...arguments]`, an answer a line on stdout.
// The worker's own code is bundled, since this Node may not read TypeScript.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [web, script, wasm] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve('rolldown')));

const source = ['calls', script].map((name) => `export * from '${web}/src/rules/${name}.ts';`).join('\n');
const entry = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? source : null) };
const bundle = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' });
const { output } = await bundle.generate({ format: 'esm' });
const { load, reply } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
const rules = await load(await readFile(wasm));
for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...args] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(reply(rules, { id: 0, method, args }))}\n`);
}
