import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Pairing, Round } from '../../api/tournaments.ts';
import GameDialog from './GameDialog.svelte';
import type { Known } from './news.ts';
import { TournamentRoom } from './room.svelte.ts';

it('the dialog of a game opens with the fields of a result', () => {
  const game = { game: 1, room: 'ab', result: null, times_ms: null, ruling: null, revision: 0 };
  const pairing = { table: 1, sides: [1, 2], games: [game], playoff: [] } as unknown as Pairing;
  const round = { number: 1, deadline_ms: 0 } as Round;
  const known = { view: { settings: { online: {} } }, you: { captain: false } } as unknown as Known;
  const room = new TournamentRoom('cup');
  room.may = () => true;
  const shown = mount(GameDialog, { target: document.body, props: { room, known, round, pairing, close: () => undefined } });
  expect(document.querySelectorAll('input[inputmode=numeric]')).toHaveLength(2);
  void unmount(shown);
});
