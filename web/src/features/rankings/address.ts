/** Which part of the rankings an address shows. */
export const TABS = ['monthly', 'all-time', 'masters', 'doubles', 'tournaments', 'races', 'countries', 'retired'] as const;

export type Tab = (typeof TABS)[number];

/** What is shown: a table, of a month or of a country, a page of it, and whose name is sought. */
export interface Shown {
  tab: Tab;
  month: string;
  nation: string;
  page: number;
  find: string;
}

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

export function shownAt(address: string): Shown {
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const tab = asked.get('table');
  const page = Number(asked.get('page'));
  return {
    tab: isTab(tab) ? tab : 'monthly',
    month: asked.get('month') ?? '',
    nation: tab === 'countries' ? (asked.get('nation') ?? '') : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    find: asked.get('find') ?? '',
  };
}

/** The address of what is shown; whatever goes without saying is left out. */
export function addressOf({ tab, month = '', nation = '', page = 1, find = '' }: Partial<Shown>): string {
  const asked = new URLSearchParams();
  if (tab !== undefined && tab !== 'monthly') asked.set('table', tab);
  if (month !== '') asked.set('month', month);
  if (nation !== '') asked.set('nation', nation);
  if (find !== '') asked.set('find', find);
  if (page > 1) asked.set('page', String(page));
  return asked.size > 0 ? `/rankings?${asked}` : '/rankings';
}

export const personAddress = (name: string): string => `/rankings/${encodeURIComponent(name)}`;
