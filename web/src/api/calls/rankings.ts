import { request } from '../http.ts';
import type { Country, Page, RecordBook, Somebody, Sought, Table } from '../rankings.ts';

function query({ month, page, find }: Sought): string {
  const wanted = { month, page: page > 1 ? String(page) : undefined, find: find || undefined };
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const path = (...parts: string[]) => `/api/rankings/${parts.map(encodeURIComponent).join('/')}`;

export const rankings = {
  table: (table: string, sought: Sought) => request<Table>(path(table) + query(sought)),
  nation: (country: string, sought: Sought) => request<Page>(path('nation', country) + query(sought)),
  countries: () => request<{ countries: Country[] }>(path('countries')),
  person: (name: string, before: number | null) =>
    request<Somebody>(path('people', name) + (before === null ? '' : `?before=${before}`)),
  records: () => request<RecordBook>('/api/records'),
};
