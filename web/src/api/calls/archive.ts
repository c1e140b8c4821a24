import { addressOf, get } from '../http.ts';

/** What stands after `?` in an address, by name. */
const partsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

export const archive = {
  search: (query: string) => get('/api/games', partsOf(query)),
  picturePath: (number: number, theme: string, lang: string) => addressOf('/api/games/{number}/picture', { number, theme, lang }),
  stepPath: (table: string, index: number, theme: string, lang: string) =>
    addressOf('/api/tables/{table}/pictures/{index}', { table, index, theme, lang }),
  smallStepPath: (table: string, index: number, theme: string, lang: string) =>
    addressOf('/api/tables/{table}/pictures/{index}', { table, index, theme, lang, small: '1' }),
  animationPath: (table: string, theme: string, lang: string) => addressOf('/api/tables/{table}/animation', { table, theme, lang }),
  jsonPath: (table: string) => addressOf('/api/tables/{table}/json', { table }),
  allPath: (form: 'records' | 'lines', query: string) => addressOf('/api/games/all/{form}', { form, ...partsOf(query) }),
};
