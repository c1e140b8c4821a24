import type { Action, Pairing, Round, View, You } from '../../api/tournaments.ts';

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
  if (you.presence === 'waiting') return { id: 'page.tournaments.next.waiting' };
  if (you.presence === 'left') return { id: 'page.tournaments.next.left', way: ask('return', { type: 'back' }) };
  if (you.presence === 'away') return { id: 'page.tournaments.next.away', way: ask('back', { type: 'back' }) };
  return head.status === 'running' ? playing(view, you, round, looker) : entered(view, you, looker);
}

function finished({ places }: View, { entry }: You): Next {
  const own = places.find((one) => one.entry === entry);
  return own === undefined ? { id: 'page.tournaments.next.finished' } : { id: 'page.tournaments.next.place', params: { place: own.place } };
}

function outside(view: View, { invited, invited_by: by }: You, { known }: Looker): Next {
  const { status, starts_ms: at } = view.head;
  if (status === 'draft') return { id: 'page.tournaments.next.draft' };
  const open = status === 'open' || joinsLate(view);
  if (!open) return { id: 'page.tournaments.next.watch' };
  if (!known) return { id: 'page.tournaments.next.signin', at, way: { kind: 'go', id: 'page.tournaments.next.do.signin', href: '/me' } };
  if (by.length > 0) return { id: 'page.tournaments.next.invited', params: { names: by.join(', ') }, way: { kind: 'join' } };
  if (invited !== null) return { id: 'page.tournaments.next.inviting', params: { name: invited }, way: { kind: 'join' } };
  return { id: status === 'open' ? 'page.tournaments.next.open' : 'page.tournaments.next.late', at, way: { kind: 'join' } };
}

/** Whether one may still enter: until half of the rounds of a Swiss are paired, or while an arena is on. */
function joinsLate({ stages, head }: View): boolean {
  if (stages.length === 1 && stages[0].format === 'arena') return head.next.kind === 'arena';
  return stages.length === 1 && stages[0].format === 'swiss' && 2 * stages[0].rounds.length < stages[0].planned;
}

function entered({ head, check_in_ms: check }: View, you: You, { now }: Looker): Next {
  const at = head.starts_ms;
  if (check === null || you.checked_in) return { id: at === 0 ? 'page.tournaments.next.entered' : 'page.tournaments.next.ready', at };
  if (now < check[0]) return { id: 'page.tournaments.next.checkin.later', at: check[0] };
  if (head.checked_in || now > check[1]) return { id: 'page.tournaments.next.checkin.missed', at };
  return { id: 'page.tournaments.next.checkin', at: check[1], way: ask('checkin', { type: 'check-in' }) };
}

function playing(view: View, you: You, round: Round | null, { nameOf, now }: Looker): Next {
  const params = { round: you.round ?? view.head.round, table: you.table ?? 0, name: you.opponent === null ? '' : nameOf(you.opponent ?? 0) };
  if (you.room) return { id: 'page.tournaments.next.play', params, way: { kind: 'go', id: 'page.tournaments.next.do.play', href: `/table/${you.room}` } };
  if (you.round && you.deadline_ms > 0) return arranging(you, round, params);
  if (you.round) return { id: round !== null && round.starts_ms > now ? 'page.tournaments.next.soon' : 'page.tournaments.next.elsewhere', params, at: round?.starts_ms ?? 0 };
  return between(view, you.entry ?? 0, round);
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
  const bye = round !== null && !round.closed ? round.byes.find((one) => one.entry === entry) : undefined;
  if (bye !== undefined) return { id: 'page.tournaments.next.bye', params: { round: head.round } };
  const stage = stages.at(-1);
  if (stage !== undefined && (!stage.order.includes(entry) || (stage.format === 'knockout' && isOut(round, entry)))) return { id: 'page.tournaments.next.out' };
  if (head.next.kind === 'results') return { id: 'page.tournaments.next.results', params: { count: head.next.missing } };
  return head.due_ms > 0 ? { id: 'page.tournaments.next.due', at: head.due_ms } : { id: 'page.tournaments.next.wait' };
}

function isOut(round: Round | null, entry: number): boolean {
  const own = round?.tables.find(({ sides }) => sides.includes(entry));
  return own !== undefined && lost(own, entry);
}

const lost = ({ sides, winner }: Pairing, entry: number): boolean => winner !== null && sides[winner] !== entry;
