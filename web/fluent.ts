import { FluentParser } from '@fluent/syntax';
import type { Pattern, PatternElement } from '@fluent/syntax';
import type { Plugin } from 'vite';
import type { Catalogue, Message } from './src/core/messages.ts';

/**
 * Compiles the sentences, which are written in Fluent, while the page is built, so that the page carries no parser.
 * The files use a small part of Fluent only (see `tantrix/messages/fluent.py`); anything else fails the build.
 */

/** The messages of a file by the ids that the code uses. */
export function compile(source: string): Catalogue {
  const catalogue: Catalogue = {};
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body) {
    if (entry.type === 'Message' && entry.value !== null) catalogue[messageId(entry.id.name)] = messageOf(entry.value);
    else if (!entry.type.endsWith('Comment')) throw new Error(`no message: ${JSON.stringify(entry)}`);
  }
  return catalogue;
}

/** The id that the code uses: in the files, where an id holds no dot, a dot is written `-` and a hyphen `--`. */
export function messageId(fluentId: string): string {
  return fluentId.replace(/--?/g, (found) => (found === '-' ? '.' : '-'));
}

/** A message that is one text, or one text for each plural form of `$count`. */
function messageOf({ elements }: Pattern): Message {
  const [first] = elements;
  if (first.type !== 'Placeable' || first.expression.type !== 'SelectExpression') return elements.map(textOf).join('');
  const { selector, variants } = first.expression;
  const forms = variants.map(({ key, value }) => [key.type === 'Identifier' ? key.name : key.value, value.elements.map(textOf).join('')]);
  const known = forms.map(([form]) => form).join() === 'one,other' && variants[1].default;
  if (elements.length > 1 || selector.type !== 'VariableReference' || selector.id.name !== 'count' || !known) {
    throw new Error(`no plural by $count around the whole text: ${JSON.stringify(elements)}`);
  }
  return Object.fromEntries(forms) as Message;
}

function textOf(element: PatternElement): string {
  if (element.type === 'TextElement') return element.value;
  if (element.expression.type === 'VariableReference') return `{${element.expression.id.name}}`;
  throw new Error(`neither a text nor a parameter: ${JSON.stringify(element)}`);
}

/** Has Vite import a file of sentences as its catalogue. */
export const fluent: Plugin = {
  name: 'fluent',
  transform: (source, id) =>
    id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(compile(source))};`, map: null } : undefined,
};
