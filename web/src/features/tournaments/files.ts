import { tournaments } from '../../api/calls/tournaments.ts';
import type { View } from '../../api/tournaments.ts';
import type { Say } from '../../core/messages.ts';
import { tabsFor } from './address.ts';
import { isHeats } from './heats.ts';

/** The files that a tournament is handed out as, each with what its link says. */

export interface TournamentFile {
  label: string;
  href: string;
}

/** The lists that can be printed beside the pairings, by the tabs that show them. */
const PRINTED = ['standings', 'wall', 'cross'] as const;

/** All that there is by now: tables once a stage has begun, pairings once a round is published, records of what was played here. */
export function filesOf(id: string, { head, settings, stages }: Pick<View, 'head' | 'settings' | 'stages'>, say: Say, lang: string): TournamentFile[] {
  const json = { label: 'JSON', href: tournaments.jsonPath(id) };
  if (stages.length === 0) return [json];
  const tab = (name: string) => say(`page.tournaments.tab.${name}`);
  const formats = settings.stages.map(({ format }) => format);
  const tabs = tabsFor(stages[stages.length - 1].format);
  const results = [
    ...(formats.some((format) => !isHeats(format)) ? ['results'] : []),
    ...(formats.some(isHeats) ? ['heats'] : []),
  ];
  const printed = PRINTED.filter((each) => tabs.includes(each));
  const played = !head.from_file && formats.some((format) => format !== 'gobble' && format !== 'rally' && format !== 'solitaire');
  return [
    json,
    { label: `${tab('standings')} (CSV)`, href: tournaments.csvPath(id, 'standings') },
    ...results.map((what) => ({ label: `${tab('rounds')} (CSV)`, href: tournaments.csvPath(id, what) })),
    ...printed.map((what) => ({ label: `${tab(what)} (HTML)`, href: tournaments.htmlPath(id, what, lang) })),
    ...(head.round > 0 && tabs.includes('rounds') ? [{ label: `${tab('rounds')} (HTML)`, href: tournaments.htmlPath(id, 'pairings', lang) }] : []),
    ...(played ? [{ label: `${say('page.tournaments.col.games')} (TXT)`, href: tournaments.recordsPath(id) }] : []),
    { label: say('page.tournaments.report'), href: tournaments.reportPath(id) },
    { label: 'TRF', href: tournaments.trfPath(id) },
  ];
}
