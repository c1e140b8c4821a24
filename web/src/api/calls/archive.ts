import { request } from '../http.ts';
import type { FoundGames } from '../archive.ts';

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const archive = {
  search: (query: string) => request<FoundGames>(`/api/games?${query}`),
  picturePath: (number: number, theme: string, lang: string) => `/api/games/${number}/picture?theme=${theme}&lang=${lang}`,
  stepPath: (table: string, index: number, theme: string, lang: string) =>
    `${tablePath(table)}/pictures/${index}?theme=${theme}&lang=${lang}`,
  jsonPath: (table: string) => `${tablePath(table)}/json`,
  allPath: (form: 'records' | 'lines', query: string) => `/api/games/all/${form}?${query}`,
};
