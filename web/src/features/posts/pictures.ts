/** Pictures in a text, which stand there as `![what it shows](picture:ID)`. */

export interface NamedPicture {
  id: string;
  alt: string;
}

const MARK = /!\[([^[\]]*)\]\(picture:([\w-]{22})\)/g;

/** The pictures that a text names, each once. */
export function picturesIn(body: string): NamedPicture[] {
  const found = new Map<string, string>();
  for (const [, alt = '', id = ''] of body.matchAll(MARK)) if (!found.has(id)) found.set(id, alt);
  return [...found].map(([id, alt]) => ({ id, alt }));
}

/** A text with a picture at a place, in a paragraph of its own. */
export function withPicture(body: string, at: number, { id, alt }: NamedPicture): string {
  const before = body.slice(0, at).trimEnd();
  const after = body.slice(at).trimStart();
  const words = alt.replace(/[[\]\s]+/g, ' ').trim();
  return [before, `![${words}](picture:${id})`, after].filter((part) => part !== '').join('\n\n');
}

/** A text without a picture, nor the empty lines around it. */
export function withoutPicture(body: string, id: string): string {
  const kept = body.replace(MARK, (mark, _, named) => (named === id ? '' : mark));
  return kept === body ? body : kept.replace(/\n{3,}/g, '\n\n').trim();
}
