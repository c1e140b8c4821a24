import { addressOf, get, post } from '../http.ts';
import type { Settings, When } from '../tournaments.ts';

/** The first page, and whatever is the same as being left out, stands in no query. */
const later = (page: number) => (page > 1 ? page : undefined);

export const tournaments = {
  list: (when: When, page: number) => get('/api/tournaments', { when, page: later(page) }),
  /** Those that start from one moment on and before another one, in milliseconds. */
  dates: (since: number, until: number, page: number) =>
    get('/api/tournaments', { when: 'dates', since: String(since), until: String(until), page: later(page) }),
  one: (tournament: string) => get('/api/tournaments/{tournament}', { tournament }),
  /** Who in office has a second factor, for the owner. */
  factors: (tournament: string) => get('/api/tournaments/{tournament}/offices', { tournament }),
  entries: (tournament: string, page: number) => get('/api/tournaments/{tournament}/entries', { tournament, page: later(page) }),
  round: (tournament: string, round: number) => get('/api/tournaments/{tournament}/rounds/{round}', { tournament, round }),
  /** The places of somebody in tournaments that are over. */
  places: (name: string) => get('/api/people/{name}/places', { name }),
  records: () => get('/api/records/tournaments'),
  why: (tournament: string, round: number, table: number) =>
    get('/api/tournaments/{tournament}/rounds/{round}/tables/{table}/why', { tournament, round, table }),
  standings: (tournament: string, stage: number, group: number | null, page: number) =>
    get('/api/tournaments/{tournament}/standings', { tournament, stage, group: group ?? undefined, page: later(page) }),
  wall: (tournament: string, stage: number, page: number) => get('/api/tournaments/{tournament}/wall', { tournament, stage, page: later(page) }),
  cross: (tournament: string, stage: number, group: number | null) =>
    get('/api/tournaments/{tournament}/cross', { tournament, stage, group: group ?? undefined }),
  lines: (tournament: string, before: number | null) => get('/api/tournaments/{tournament}/events', { tournament, before: before ?? undefined }),
  rally: (tournament: string) => get('/api/tournaments/{tournament}/rally', { tournament }),
  /** Sent again with the same `id`, a solution counts once. */
  solve: (tournament: string, number: number, placements: string[]) =>
    post('/api/tournaments/{tournament}/solve', { type: 'solve', id: `rally-${number}`, number, placements }, { tournament }),
  jsonPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.json', { tournament }),
  csvPath: (tournament: string, what: string) => addressOf('/api/tournaments/{tournament}/export.csv', { tournament, what }),
  /** A list to be printed. */
  htmlPath: (tournament: string, what: string, lang: string) => addressOf('/api/tournaments/{tournament}/export.html', { tournament, what, lang }),
  recordsPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/records', { tournament }),
  reportPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.txt', { tournament }),
  trfPath: (tournament: string) => addressOf('/api/tournaments/{tournament}/export.trf', { tournament }),
  calendarPath: (tournament: string, lang: string) => addressOf('/api/tournaments/{tournament}/calendar.ics', { tournament, lang }),
  calendarsPath: (lang: string) => addressOf('/api/calendar.ics', { lang }),
  make: (settings: Settings) => post('/api/tournaments', { id: crypto.randomUUID(), settings }),
};
