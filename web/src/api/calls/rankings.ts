import { get } from '../http.ts';
import type { Sought } from '../rankings.ts';

/** What is asked for in a query, which leaves out what goes without saying. */
const asked = ({ month, page, find }: Sought) => ({ month, page: page > 1 ? page : undefined, find: find || undefined });

export const rankings = {
  table: (table: string, sought: Sought) => get('/api/rankings/{table}', { table, ...asked(sought) }),
  nation: (country: string, sought: Sought) => get('/api/rankings/nation/{country}', { country, ...asked(sought) }),
  countries: () => get('/api/rankings/countries'),
  races: () => get('/api/rankings/races'),
  person: (name: string, before: number | null) => get('/api/rankings/people/{name}', { name, before: before ?? undefined }),
  statistics: (name: string) => get('/api/people/{name}/statistics', { name }),
  achievements: (name: string) => get('/api/people/{name}/achievements', { name }),
  records: () => get('/api/records'),
};
