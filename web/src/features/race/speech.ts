import { errorText } from '../../core/errors.ts';
import type { Say } from '../../core/messages.ts';
import { handOf, joinsOf, legalActions } from './controller.ts';
import type { RaceNews, RaceState } from './controller.ts';
import type { RaceResult, RaceSeat, RaceSnapshot } from '../../api/race.ts';

/** Everything that the pages of a race say, heard and read alike. */

/** Who sits on each seat, in a word: you, a name, a robot by its speed. */
export function namesOf(seats: readonly RaceSeat[], you: number | null, say: Say): string[] {
  return seats.map((seat, number) => {
    if (number === you) return say('page.you');
    if (seat.kind === 'robot') return robotName(seats, number, say);
    return seat.name || say('page.player', { number: number + 1 });
  });
}

function robotName(seats: readonly RaceSeat[], number: number, say: Say): string {
  const { level } = seats[number];
  const name = say(`page.race.robot.${level}`);
  const twins = seats.flatMap((seat, index) => (seat.kind === 'robot' && seat.level === level ? [index] : []));
  return twins.length === 1 ? name : say('page.numbered', { name, number: twins.indexOf(number) + 1 });
}

/** What has just happened to the person at this page. */
export function newsText(news: RaceNews, names: readonly string[], you: number | null, say: Say): string {
  switch (news.kind) {
    case 'lost':
      return news.by === null ? say('page.race.lost') : say('page.race.lost.to', { name: names[news.by] });
    case 'refused':
      return errorText(news.error, say);
    case 'misfit':
      return say('page.race.misfit');
    case 'gift':
      return say('page.race.gift', { name: names[news.from] });
    case 'out':
      return news.player === you
        ? say('page.race.out.you', { place: news.place })
        : say('page.race.out.other', { name: names[news.player], place: news.place });
  }
}

/** The one line that says what is to be done now. */
export function askText({ snapshot, trial }: RaceState, names: readonly string[], lit: boolean, say: Say): string {
  const { view, you } = snapshot;
  if (view === null) return '';
  if (you === null) return say('page.race.ask.watch');
  const { standing, place } = view.players[you];
  if (standing === 'out') {
    const still = names.filter((_, player) => ['races', 'waits'].includes(view.players[player].standing));
    const out = say('page.race.out.you', { place });
    return still.length === 0 ? out : `${out} ${say('page.race.ask.out', { names: still })}`;
  }
  if (standing !== 'races') return say(`page.race.ask.${standing}`);
  const legal = legalActions(snapshot);
  if (legal.includes('turn')) return say('page.race.ask.turn');
  if (legal.some((action) => action.startsWith('give:'))) return say('page.race.ask.give');
  if (trial !== null) return say('page.race.ask.trial');
  if (!lit) return say('page.race.ask.join');
  const tile = handOf(snapshot);
  return say('page.race.ask.lit', { count: tile === null ? 0 : joinsOf(snapshot).cells(tile).length });
}

/** Who has won, in one sentence. */
export function resultText({ places }: RaceResult, names: readonly string[], you: number | null, lang: string, say: Say): string {
  const winners = places.flatMap((place, player) => (place === 1 ? [player] : []));
  if (winners.length === 1 && winners[0] === you) return say('page.race.won.you');
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(winners.map((player) => names[player]));
  return say('page.race.won', { count: winners.length, names: list });
}

/** What another player has, for a voice: `Ben, 9 in the pile, 2 penalties`. */
export function rivalText({ view }: RaceSnapshot, player: number, name: string, say: Say): string {
  const has = view?.players[player];
  if (has === undefined) return name;
  const parts = [name, say('page.race.pile', { count: has.pile }), say('page.race.stack', { count: has.stack.length })];
  if (has.standing !== 'races') parts.push(say(`page.race.standing.${has.standing}`));
  if (has.place !== null) parts.push(say('page.race.place', { place: has.place }));
  return parts.join(', ');
}
