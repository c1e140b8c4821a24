import { describe, expect, it } from 'vitest';
import { read, readUpTo } from './read.ts';

describe('what has been read', () => {
  it('is known by channel, and never grows less', () => {
    expect(readUpTo('room:a')).toBe(0);
    read('room:a', 7);
    read('room:a', 3);
    expect(readUpTo('room:a')).toBe(7);
    expect(readUpTo('room:b')).toBe(0);
  });
});
