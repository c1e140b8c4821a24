import { post, request } from '../http.ts';
import type { NewRace, RaceSnapshot } from '../race.ts';

const path = (id: string, rest = '') => `/api/races/${encodeURIComponent(id)}${rest}`;

export const races = {
  create: (race: NewRace) => post<{ race: string }>('/api/races', race),
  get: (id: string) => request<RaceSnapshot>(path(id)),
  again: (id: string) => post<{ race: string }>(path(id, '/again'), {}),
};
