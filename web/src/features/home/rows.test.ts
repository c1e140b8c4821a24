import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../api/types.ts';
import { Messages } from '../../core/messages.ts';
import { lastOver, othersText, scoresText } from './rows.ts';

const messages = new Messages('en', {});
const say = (id: string) => id;

function row(more: Partial<TableRow> & { status?: string; game?: string } = {}): TableRow {
  const { status = 'over', game = 'strategy', ...rest } = more;
  const seats = [
    { kind: 'person', name: 'Ann', level: null },
    { kind: 'robot', name: '', level: 'greedy' },
    { kind: 'person', name: 'Ben', level: null },
  ];
  return { table: { id: 't', game, status, seats }, scores: [1200, 7, 3], placements: 9, mine: true, ...rest } as unknown as TableRow;
}

describe('a game of one’s own in a line', () => {
  it('names the others, or what is played alone', () => {
    expect(othersText(row(), messages, say)).toBe('page.robot.greedy and Ben');
    expect(othersText(row({ mine: false }), messages, say)).toBe('Ann, page.robot.greedy, and Ben');
    expect(othersText(row({ game: 'gobble' }), messages, say)).toBe('page.game.gobble');
  });

  it('tells the scores where they are known', () => {
    expect(scoresText(row(), messages)).toBe('1,200 : 7 : 3');
    expect(scoresText(row({ scores: null }), messages)).toBe('');
  });

  it('is the last that is over and has something to show', () => {
    const [running, empty, last, older] = [row({ status: 'playing' }), row({ placements: 0 }), row(), row()];
    expect(lastOver([running, empty, last, older])).toBe(last);
    expect(lastOver([running, empty])).toBeNull();
  });
});
