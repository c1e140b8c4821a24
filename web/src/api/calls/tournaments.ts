import { addressOf, get, post } from '../http.ts';
import type { Settings, When } from '../tournaments.ts';

/** The first page, and whatever is the same as being left out, stands in no query. */
const later = (page: number) => (page > 1 ? page : undefined);

export const tournaments = {
  list: (when: When, page: number) => get('/api/tournaments', { when, page: later(page) }),
  entries: (tournament: string, page: number) => get('/api/tournaments/{tournament}/entries', { tournament, page: later(page) }),
  round: (tournament: string, round: number) => get('/api/tournaments/{tournament}/rounds/{round}', { tournament, round }),
  standings: (tournament: string, stage: number, group: number | null, page: number) =>
    get('/api/tournaments/{tournament}/standings', { tournament, stage, group: group ?? undefined, page: later(page) }),
  wall: (tournament: string, stage: number, page: number) => get('/api/tournaments/{tournament}/wall', { tournament, stage, page: later(page) }),
  cross: (tournament: string, stage: number, group: number | null) =>
    get('/api/tournaments/{tournament}/cross', { tournament, stage, group: group ?? undefined }),
  lines: (tournament: string, before: number | null) => get('/api/tournaments/{tournament}/events', { tournament, before: before ?? undefined }),
  jsonPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.json', { tournament }),
  csvPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.csv', { tournament }),
  reportPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.txt', { tournament }),
  trfPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.trf', { tournament }),
  calendarPath: (tournament: string, lang: string) => addressOf('/api/tournaments/{tournament}/calendar.ics', { tournament, lang }),
  calendarsPath: (lang: string) => addressOf('/api/calendar.ics', { lang }),
  make: (settings: Settings) => post('/api/tournaments', { id: crypto.randomUUID(), settings }),
};
