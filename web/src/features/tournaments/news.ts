import type { Call, Entry, Happened, LiveNews, News, Round, View, You } from '../../api/tournaments.ts';
import type { InPlay } from './live.ts';

/** What is known of a tournament; `changes` counts whatever may have moved the standings. */
export interface Known {
  view: View;
  you: You;
  entries: ReadonlyMap<number, Entry>;
  rounds: ReadonlyMap<number, Round>;
  changes: number;
}

/** What the table of a round is made of. */
export interface RoundProps {
  known: Known;
  round: Round;
  nameOf: (entry: number) => string;
  /** The server's time, in milliseconds. */
  now: number;
  inPlay: InPlay;
  /** Says why those at a table meet. */
  why: (table: number) => void;
  /** Opens the results of a table, for those in office. */
  direct: ((table: number) => void) | null;
}

/** The kinds of events after which standings are what they were. */
const STILL = new Set(['checked_in', 'away', 'back', 'bye', 'published', 'began', 'appointed', 'extended', 'next_announced', 'opened', 'forbidden', 'check_in_closed']);

/** The kinds of events after which a game needs no Controller. */
const DECIDED = new Set(['result', 'ruling', 'corrected']);

/** What is known after a piece of news; null before anything is. A snapshot makes all that was fetched before out of date. */
export function knownAfter(known: Known | null, news: Exclude<News, LiveNews | Call>): Known | null {
  if (news.type === 'snapshot') {
    return {
      view: news.tournament,
      you: news.you,
      entries: known?.entries ?? new Map<number, Entry>(),
      rounds: new Map(),
      changes: (known?.changes ?? 0) + 1,
    };
  }
  if (known === null) return null;
  return news.type === 'you' ? { ...known, you: news.you } : changed(known, news);
}

/** The games that wait for a Controller after a piece of news: all are told again after a snapshot. */
export function callsAfter(calls: readonly Call[], news: Exclude<News, LiveNews>): readonly Call[] {
  if (news.type === 'snapshot') return [];
  if (news.type === 'called') return [...calls.filter(({ room }) => room !== news.room), news];
  if (news.type !== 'event' || !DECIDED.has(news.line.kind)) return calls;
  const { round, table, game } = news.line;
  return calls.filter((call) => call.round !== round || call.table !== table || call.game !== game);
}

function changed(known: Known, news: Happened): Known {
  const view = news.tournament ?? known.view;
  return {
    ...known,
    view: { ...view, head: news.head },
    entries: news.entry === null ? known.entries : withEntries(known.entries, [news.entry]),
    rounds: roundsAfter(known.rounds, news),
    changes: known.changes + (STILL.has(news.line.kind) ? 0 : 1),
  };
}

export function withEntries(entries: ReadonlyMap<number, Entry>, fresh: readonly Entry[]): ReadonlyMap<number, Entry> {
  return new Map([...entries, ...fresh.map((entry): [number, Entry] => [entry.number, entry])]);
}

export function withRound(rounds: ReadonlyMap<number, Round>, fresh: Round): ReadonlyMap<number, Round> {
  return new Map([...rounds, [fresh.number, fresh]]);
}

/** An undone event may have been anything, and a round that was taken back is one no more. */
function roundsAfter(rounds: ReadonlyMap<number, Round>, { line, round, table, heat }: Happened): ReadonlyMap<number, Round> {
  if (round !== null) return withRound(rounds, round);
  if (line.kind === 'undone') return new Map();
  if (line.round === null) return rounds;
  if (line.kind === 'unpaired') return new Map([...rounds].filter(([number]) => number !== line.round));
  const held = rounds.get(line.round);
  if (held === undefined) return rounds;
  return withRound(rounds, {
    ...held,
    tables: held.tables.map((one) => (one.table === table?.table ? table : one)),
    heats: held.heats.map((one) => (one.table === heat?.table ? heat : one)),
  });
}
