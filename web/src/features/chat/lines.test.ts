import { describe, expect, it } from 'vitest';
import type { ChatLine, ChatSnapshot } from '../../api/lobby.ts';
import { chatAfter, SHOWN } from './lines.ts';

const person = (name: string) => ({ name, kind: 'member' as const, role: 'player' as const, country: null });
const line = (n: number): ChatLine => ({ n, at: '', name: 'Ben', kind: 'member', role: 'player', text: `line ${n}` });
const chat = (lines: ChatLine[]): ChatSnapshot => ({
  type: 'snapshot',
  version: 0,
  channel: 'lobby',
  you: person('Ann'),
  lines,
  silent: null,
});

describe('a channel', () => {
  it('has the last lines', () => {
    let known: ChatSnapshot | null = chat([line(1), line(2)]);
    for (let n = 3; n <= SHOWN + 5; n += 1) known = chatAfter(known, { type: 'line', line: line(n) });
    expect(known?.lines.length).toBe(SHOWN);
    expect(known?.lines.at(-1)?.n).toBe(SHOWN + 5);
  });

  it('knows why one may not write', () => {
    const silent = { id: 'chat.muted', params: {}, cells: [] };
    expect(chatAfter(chat([line(1)]), { type: 'silent', silent })).toMatchObject({ silent, lines: [line(1)] });
  });

  it('loses what is deleted', () => {
    expect(chatAfter(chat([line(1), line(2)]), { type: 'deleted', n: 1 })?.lines.map(({ n }) => n)).toEqual([2]);
  });
});
