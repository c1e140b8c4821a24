import { describe, expect, it } from 'vitest';
import type { Format, View } from '../../api/tournaments.ts';
import { EMPTY, settingsOf } from './form.ts';
import { stopped } from './stopping.ts';

function view(format: Format, rounds: number[], kind = 'pair'): View {
  const settings = settingsOf({ ...EMPTY, format: format as 'groups' });
  const stage = { number: 0, format, planned: 5, rounds, closed: false };
  return { settings, stages: [stage], head: { status: 'running', from_file: false, next: { kind } } } as unknown as View;
}

describe('a stage that ends early', () => {
  it('has no more than the rounds that were seen: a Swiss fewer, all others a stop', () => {
    expect(stopped(view('swiss', [1, 2]))?.stages).toMatchObject([{ rounds: 2, stop_after: 0 }]);
    expect(stopped(view('heats', [1, 2]))?.stages).toMatchObject([{ rounds: 2, stop_after: 0 }]);
    expect(stopped(view('round_robin', [1, 2, 3]))?.stages).toMatchObject([{ rounds: 0, stop_after: 3 }]);
    expect(stopped(view('knockout', [1]))?.stages).toMatchObject([{ stop_after: 1 }]);
  });

  it('is not offered before its first round or in its last, with a round paired ahead, or where nothing goes by rounds', () => {
    expect(stopped(view('round_robin', []))).toBeNull();
    expect(stopped(view('round_robin', [1, 2, 3, 4, 5]))).toBeNull();
    expect(stopped(view('round_robin', [1, 2], 'publish'))).toBeNull();
    expect(stopped(view('arena', [1, 2]))).toBeNull();
    expect(stopped({ ...view('swiss', [1]), stages: [] })).toBeNull();
  });
});
