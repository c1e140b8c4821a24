import { addressOf, get, post } from '../http.ts';
import type { NewRace } from '../race.ts';

export const races = {
  running: () => get('/api/races'),
  waiting: () => get('/api/races/waiting'),
  create: (race: NewRace) => post('/api/races', race),
  get: (race: string) => get('/api/races/{race}', { race }),
  again: (race: string) => post('/api/races/{race}/again', {}, { race }),
  recordPath: (race: string) => addressOf('/api/races/{race}/record', { race }),
};
