import { tournaments } from '../../api/calls/tournaments.ts';
import { ApiError } from '../../api/http.ts';
import type { Connection } from '../../api/socket.ts';
import { wsUrl } from '../../api/socket.ts';
import type { Action, Call, Line, News, Round } from '../../api/tournaments.ts';
import type { WireError } from '../../api/types.ts';
import { Talk } from '../chat/talk.ts';
import { NOTHING_IN_PLAY, inPlayAfter } from './live.ts';
import type { InPlay } from './live.ts';
import { callsAfter, knownAfter, withEntries, withRound } from './news.ts';
import type { Known } from './news.ts';

/** A tournament that is looked at: what is known of it, kept up to date by its socket, and what is asked of it. */
export class TournamentRoom {
  known = $state.raw<Known | null>(null);
  connection = $state<Connection>('connecting');
  shut = $state.raw<WireError | null>(null);
  /** What has happened since the page was opened, the newest first. */
  lines = $state.raw<readonly Line[]>([]);
  /** The games in play, as those who watch may see them. */
  inPlay = $state.raw<InPlay>(NOTHING_IN_PLAY);
  /** The games that wait for a Controller; those who rule hear of them. */
  calls = $state.raw<readonly Call[]>([]);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  #closed = false;
  readonly #talk: Talk<News, Action>;
  readonly #asked = new Set<number>();

  constructor(readonly id: string) {
    this.#talk = new Talk<News, Action>(wsUrl(`tournament/${encodeURIComponent(id)}`, location), {
      news: (news) => this.#hear(news),
      connection: (now) => (this.connection = now),
      shut: (error) => (this.shut = error),
    });
  }

  open(): void {
    this.#talk.open();
  }

  close(): void {
    this.#closed = true;
    this.#talk.close();
  }

  /** Asks for something; a refusal is thrown as an `ApiError`. */
  async ask(action: Action): Promise<void> {
    await this.#talk.ask(action);
  }

  may(action: Action['type']): boolean {
    return this.known?.you.may.includes(action) ?? false;
  }

  /** An entry by name, by number while its name is on its way. */
  nameOf = (entry: number): string => this.known?.entries.get(entry)?.name ?? `#${entry}`;

  /** A round, once it is there; asks for it where it is not. */
  round(number: number): Round | null {
    if (number < 1) return null;
    const found = this.known?.rounds.get(number) ?? null;
    if (found === null && this.known !== null) queueMicrotask(() => void this.#fetchRound(number));
    return found;
  }

  #hear(news: News): void {
    if (news.type === 'live') {
      this.inPlay = inPlayAfter(this.inPlay, news);
      return;
    }
    this.calls = callsAfter(this.calls, news);
    if (news.type === 'called') return;
    this.known = knownAfter(this.known, news);
    if (news.type === 'you') return;
    const { head } = news.type === 'event' ? news : news.tournament;
    this.ahead = head.now_ms - Date.now();
    if (news.type === 'event') this.lines = [news.line, ...this.lines];
    else void this.#fetchEntries();
  }

  /** All entries, page by page; a name that is missing meanwhile is shown as a number. */
  async #fetchEntries(): Promise<void> {
    for (let page = 1, pages = 1; page <= pages && !this.#closed; page += 1) {
      const found = await tournaments.entries(this.id, page).catch(passed);
      if (found === null || this.known === null) return;
      this.known = { ...this.known, entries: withEntries(this.known.entries, found.rows) };
      pages = found.pages;
    }
  }

  async #fetchRound(number: number): Promise<void> {
    if (this.#asked.has(number)) return;
    this.#asked.add(number);
    const changes = this.known?.changes;
    const found = await tournaments.round(this.id, number).catch(passed);
    this.#asked.delete(number);
    if (found === null || this.known === null) return;
    // What has changed meanwhile may have changed this round too.
    if (this.known.changes === changes) this.known = { ...this.known, rounds: withRound(this.known.rounds, found) };
    else void this.#fetchRound(number);
  }
}

/** Nothing, for what could not be fetched: the next snapshot asks again. */
function passed(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
