/** Which part of a tournament's page an address shows. */
export const TABS = ['standings', 'rounds', 'wall', 'cross', 'bracket', 'entries', 'chat', 'log', 'rules'] as const;

export type Tab = (typeof TABS)[number];

/** What is shown; null where the address leaves it to the page. */
export interface Shown {
  tab: Tab | null;
  stage: number | null;
  round: number | null;
  page: number;
}

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

function numberIn(text: string | null, least: number): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= least ? number : null;
}

export function shownAt(address: string): Shown {
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const tab = asked.get('show');
  return {
    tab: isTab(tab) ? tab : null,
    stage: numberIn(asked.get('stage'), 0),
    round: numberIn(asked.get('round'), 1),
    page: numberIn(asked.get('page'), 1) ?? 1,
  };
}

export function addressOf(id: string, { tab = null, stage = null, round = null, page = 1 }: Partial<Shown> = {}): string {
  const asked = new URLSearchParams();
  if (tab !== null) asked.set('show', tab);
  if (stage !== null) asked.set('stage', String(stage));
  if (round !== null) asked.set('round', String(round));
  if (page > 1) asked.set('page', String(page));
  const path = `/tournament/${encodeURIComponent(id)}`;
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** The parts that a page has: those of the formats that are played. */
export function tabsFor(format: string | undefined): Tab[] {
  const own: Record<string, Tab> = { swiss: 'wall', round_robin: 'cross', groups: 'cross', knockout: 'bracket', heats: 'wall', gobble: 'wall', duplicate: 'rounds', solitaire: 'rounds', simul: 'rounds' };
  return TABS.filter((tab) => {
    if (tab === 'entries' || tab === 'chat' || tab === 'log' || tab === 'rules') return true;
    if (format === undefined || (format === 'arena' && tab !== 'standings')) return false;
    return tab === 'standings' ? format !== 'knockout' : (tab === 'rounds' && format !== 'rally') || tab === own[format];
  });
}

/** Where a game of a tournament is adjudicated. */
export function adjudicationOf(tournament: string, { round, table, game }: { round: number; table: number; game: number }): string {
  return `/adjudicate?${new URLSearchParams({ tournament, round: `${round}`, table: `${table}`, game: `${game}` })}`;
}
