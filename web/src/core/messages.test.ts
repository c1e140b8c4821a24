import { describe, expect, it } from 'vitest';
import { Messages } from './messages.ts';

const catalogue = {
  plain: 'Your free move',
  named: '{name} draws {tile}',
  tiles: { one: '{count} tile fits', other: '{count} tiles fit' },
};

describe('messages', () => {
  it('fill their placeholders', () => {
    const messages = new Messages('en', catalogue);
    expect(messages.say('plain')).toBe('Your free move');
    expect(messages.say('named', { name: 'Ada', tile: 7 })).toBe('Ada draws 7');
  });

  it('choose the plural by the rules of the language: French counts none as one', () => {
    expect(new Messages('en', catalogue).say('tiles', { count: 0 })).toBe('0 tiles fit');
    expect(new Messages('en', catalogue).say('tiles', { count: 1 })).toBe('1 tile fits');
    expect(new Messages('fr', catalogue).say('tiles', { count: 0 })).toBe('0 tile fits');
    expect(new Messages('fr', catalogue).say('tiles', { count: 2 })).toBe('2 tiles fit');
  });

  it('write numbers as the language does', () => {
    expect(new Messages('fr', catalogue).number(12.5)).toBe('12,5');
    expect(new Messages('en', catalogue).number(12.5)).toBe('12.5');
  });

  it('bind French double signs to their word', () => {
    const asked = { ask: 'Qui ? « Ada » : elle' };
    expect(new Messages('fr', asked).say('ask')).toBe('Qui\u00a0? «\u00a0Ada\u00a0»\u00a0: elle');
    expect(new Messages('en', asked).say('ask')).toBe(asked.ask);
  });

  it('show an unknown id and an unfilled placeholder instead of hiding them', () => {
    const messages = new Messages('en', catalogue);
    expect(messages.say('missing')).toBe('missing');
    expect(messages.say('named', { name: 'Ada' })).toBe('Ada draws {tile}');
  });
});
