// Bundles the code by which a worker of the page asks the rules: this Node may not read TypeScript.
// Arguments: the folder of the page, and the file to write.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [web, file] = process.argv.slice(2);
const { rolldown } = await import(pathToFileURL(createRequire(`${web}/package.json`).resolve('rolldown')));
const source = ['calls', 'module'].map((name) => `export * from '${web}/src/rules/${name}.ts';`).join('\n');
const entry = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? source : null) };
const bundle = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' });
await bundle.write({ format: 'esm', file });
