import { get, post } from '../http.ts';
import type { Move } from '../daily.ts';

export const daily = {
  today: () => get('/api/daily'),
  day: (date: string) => get('/api/daily/{date}', { date }),
  open: (date: string) => post('/api/daily/{date}/open', {}, { date }),
  finish: (date: string, moves: Move[], name: string) => post('/api/daily/{date}/finish', { moves, name }, { date }),
  table: (date: string) => get('/api/daily/{date}/table', { date }),
  /** The league of a month, of this one where none is named. */
  league: (month: string) => get('/api/daily/league', month === '' ? {} : { month }),
  /** A month, this one where none is named. */
  calendar: (month: string) => get('/api/daily/calendar', month === '' ? {} : { month }),
};
