/** A search of the archive: what a form holds, and the address that says the same. */

export const FIELDS = ['player', 'opponent', 'from', 'to', 'result', 'min_score', 'opening', 'kind', 'game'] as const;
export type Field = (typeof FIELDS)[number];
export type Search = Record<Field, string>;

export const RESULTS = ['won', 'lost', 'tied', 'resigned', 'deadlock'] as const;
export const KINDS = ['private', 'unranked', 'ranked', 'masters', 'doubles', 'tournament'] as const;
export const GAMES = ['strategy', 'solitaire', 'gobble', 'mindgame', 'race'] as const;

/** Only of a player a game is won or lost. */
const OF_PLAYER: readonly string[] = ['won', 'lost'];

/** What an address seeks; what it does not say is empty. */
export function searchOf(query: string): Search {
  const params = new URLSearchParams(query);
  return Object.fromEntries(FIELDS.map((field) => [field, (params.get(field) ?? '').trim()])) as Search;
}

/** The part of an address after `?`, empty fields left out. `before` is the number before which a page begins. */
export function queryOf(search: Search, before: number | null = null): string {
  const params = new URLSearchParams();
  for (const field of FIELDS) if (search[field].trim() !== '') params.set(field, search[field].trim());
  if (search.player.trim() === '' && OF_PLAYER.includes(search.result)) params.delete('result');
  if (before !== null) params.set('before', String(before));
  return params.toString();
}

/** How many fields beyond the names of players are filled. */
export function narrowed(search: Search): number {
  return FIELDS.slice(2).filter((field) => search[field] !== '').length;
}

/** The same search without each of what it asks for: where nothing is found, something has to be left out. */
export function loosened(search: Search): { field: Field; query: string }[] {
  const asked = new URLSearchParams(queryOf(search));
  const fields = FIELDS.filter((field) => asked.has(field));
  return fields.map((field) => ({ field, query: queryOf({ ...search, [field]: '' }) }));
}
