import type { Action, Pairing, Round, View, You } from '../../api/tournaments.ts';
import { isAlone, isByRound, wayTo } from './heats.ts';

/** What somebody does next in a tournament: a sentence by its id, and a way to do it. */
export interface Next {
  id: string;
  params?: Record<string, string | number>;
  /** When what is told of happens, in milliseconds of the wall clock; 0 where nobody knows. */
  at?: number;
  way?: Way;
}

export type Way = { kind: 'ask'; id: string; action: Action } | { kind: 'go'; id: string; href: string } | { kind: 'join' } | { kind: 'arrange' };

/** Who looks: whether they have an account, and the server's time. */
export interface Looker {
  known: boolean;
  now: number;
  nameOf: (entry: number) => string;
}

const ask = (id: string, action: Action): Way => ({ kind: 'ask', id: `page.tournaments.next.do.${id}`, action });

/** The one line at the top of the page. `round` is the last one that is published, if it is known. */
export function whatNext(view: View, you: You, round: Round | null, looker: Looker): Next {
  const { head } = view;
  if (head.status === 'cancelled') return { id: 'page.tournaments.next.cancelled' };
  if (head.status === 'finished') return finished(view, you);
  if (you.entry === null) return outside(view, you, looker);
  if (you.presence === 'waiting') return waiting(view, you, looker);
  if (you.disqualified) return { id: 'page.tournaments.next.disqualified' };
  if ((you.presence === 'left' || you.presence === 'away') && notDrawn(view, you.entry)) return { id: 'page.tournaments.next.missed' };
  if (you.presence === 'left') return { id: 'page.tournaments.next.left', way: ask('return', { type: 'back' }) };
  if (you.presence === 'away') return { id: 'page.tournaments.next.away', way: ask('back', { type: 'back' }) };
  return head.status === 'running' ? playing(view, you, round, looker) : entered(view, you, looker);
}

function finished({ places }: View, { entry }: You): Next {
  const own = places.find((one) => one.entry === entry);
  return own === undefined ? { id: 'page.tournaments.next.finished' } : { id: 'page.tournaments.next.place', params: { place: own.place } };
}

/** Whether somebody plays all boards of a simul. */
const hosts = ({ settings }: View, office: You['office']): boolean => office === 'owner' && settings.stages[0].format === 'simul';

function outside(view: View, { invited, invited_by: by, office }: You, { known }: Looker): Next {
  const { status, starts_ms: at, from_file: kept } = view.head;
  if (status === 'draft') return { id: 'page.tournaments.next.draft' };
  const open = status === 'open' || joinsLate(view);
  if (!open && hosts(view, office)) return { id: 'page.tournaments.next.host', way: { kind: 'go', id: 'page.tournaments.next.do.host', href: `/simul/${encodeURIComponent(view.id)}` } };
  if (!open || kept) return { id: 'page.tournaments.next.watch' };
  if (hosts(view, office)) return { id: 'page.tournaments.next.guests', at };
  if (!known) return { id: 'page.tournaments.next.signin', at, way: { kind: 'go', id: 'page.tournaments.next.do.signin', href: '/me' } };
  if (by.length > 0) return { id: 'page.tournaments.next.invited', params: { names: by.join(', ') }, way: { kind: 'join' } };
  if (invited !== null) return { id: 'page.tournaments.next.inviting', params: { name: invited }, way: { kind: 'join' } };
  return { id: status === 'open' ? 'page.tournaments.next.open' : 'page.tournaments.next.late', at, way: { kind: 'join' } };
}

/** Whether somebody was not there when opponents were drawn, and cannot come any more. */
const notDrawn = (view: View, entry: number) => view.stages.length > 0 && !view.stages[0].order.includes(entry) && !joinsLate(view);

/** Whether one may still enter: until half of the rounds of a Swiss are paired, or while an arena is on. */
function joinsLate({ stages, head }: View): boolean {
  if (stages.length === 1 && stages[0].format === 'rally') return head.next.kind === 'results' || head.next.kind === 'publish';
  if (stages.length === 1 && stages[0].format === 'arena') return head.next.kind === 'arena';
  return stages.length === 1 && (stages[0].format === 'swiss' || isByRound(stages[0].format)) && 2 * stages[0].rounds.length < stages[0].planned;
}

function entered({ head, check_in_ms: check }: View, you: You, { now }: Looker): Next {
  const at = head.starts_ms;
  if (check === null || you.checked_in) return { id: at === 0 ? 'page.tournaments.next.entered' : 'page.tournaments.next.ready', at };
  if (now < check[0]) return { id: 'page.tournaments.next.checkin.later', at: check[0] };
  if (head.checked_in || now > check[1]) return { id: 'page.tournaments.next.checkin.missed', at };
  return { id: 'page.tournaments.next.checkin', at: check[1], way: ask('checkin', { type: 'check-in' }) };
}

/** Who waits checks in too: the seats of those who do not come are for those who have. */
function waiting(view: View, you: You, looker: Looker): Next {
  const { way } = view.head.status === 'open' ? entered(view, you, looker) : {};
  return { id: 'page.tournaments.next.waiting', ...(way !== undefined && { way }) };
}

function playing(view: View, you: You, round: Round | null, { nameOf, now }: Looker): Next {
  const opponents = you.opponent === null ? you.others : [you.opponent];
  const params = { round: you.round ?? view.head.round, table: you.table ?? 0, name: opponents.map(nameOf).join(', ') };
  if (view.stages.at(-1)?.format === 'rally' && you.round) return { id: 'page.tournaments.next.rally', at: round?.deadline_ms ?? 0, way: { kind: 'go', id: 'page.tournaments.next.do.rally', href: `/rally/${encodeURIComponent(view.id)}` } };
  if (isAlone(view.stages.at(-1)?.format) && view.stages.at(-1)?.format !== 'simul' && you.round) return alone(you, round);
  if (you.room) return { id: 'page.tournaments.next.play', params, way: { kind: 'go', id: 'page.tournaments.next.do.play', href: wayTo(view.stages.at(-1)?.format, you.room) } };
  if (you.round && you.game === null) return { id: `page.tournaments.next.${you.board === null ? 'reserve' : 'board_done'}`, params };
  if (you.round && you.deadline_ms > 0) return arranging(you, round, params);
  if (you.round) return { id: round !== null && round.starts_ms > now ? 'page.tournaments.next.soon' : 'page.tournaments.next.elsewhere', params, at: round?.starts_ms ?? 0 };
  return between(view, you.entry ?? 0, round);
}

/** A task that everybody has alone, until the time is up. */
function alone({ room, game }: You, round: Round | null): Next {
  const way: Way | undefined = room ? { kind: 'go', id: 'page.tournaments.next.do.play', href: `/table/${room}` } : undefined;
  const count = round?.heats[0]?.games.length ?? 0;
  return { id: 'page.tournaments.next.alone', params: { game: game ?? 1, count }, at: round?.deadline_ms ?? 0, ...(way && { way }) };
}

/** A match whose time the two agree on: until when, or when it is. */
function arranging(you: You, round: Round | null, params: Record<string, string | number>): Next {
  const starts = round?.tables.find(({ table }) => table === you.table)?.starts_ms ?? 0;
  const way = { kind: 'arrange' as const };
  if (starts > 0) return { id: 'page.tournaments.next.agreed', params, at: starts, way };
  const offered = you.offers.some(({ mine }) => !mine);
  return { id: offered ? 'page.tournaments.next.offered' : 'page.tournaments.next.arrange', params, at: you.deadline_ms, way };
}

/** Nothing to play now: a bye, knocked out, or the next round is to come. */
function between({ head, stages }: View, entry: number, round: Round | null): Next {
  if (head.next.kind === 'arena') return { id: 'page.tournaments.next.arena' };
  /** Whoever came late, or was not there, has points for the round too, but no bye. */
  const bye = round !== null && !round.closed ? round.byes.find((one) => one.entry === entry && (one.why === 'bye' || one.why === 'requested')) : undefined;
  if (bye !== undefined) return { id: 'page.tournaments.next.bye', params: { round: head.round } };
  const stage = stageOf(stages, entry);
  if (stages.length > 0 && (stage === undefined || (stage.format === 'knockout' && isOut(round, entry)))) return { id: 'page.tournaments.next.out' };
  if (head.next.kind === 'results') return { id: 'page.tournaments.next.results', params: { count: head.next.missing } };
  return head.due_ms > 0 ? { id: 'page.tournaments.next.due', at: head.due_ms } : { id: 'page.tournaments.next.wait' };
}

/** The last stage that somebody plays in and that is on: a plate runs beside another one. */
export const stageOf = (stages: View['stages'], entry: number | null) => [...stages].reverse().find(({ closed, order }) => !closed && order.includes(entry ?? 0));

function isOut(round: Round | null, entry: number): boolean {
  const own = round?.tables.find(({ sides }) => sides.includes(entry));
  return own !== undefined && lost(own, entry);
}

const lost = ({ sides, winner }: Pairing, entry: number): boolean => winner !== null && sides[winner] !== entry;
