import { describe, expect, it } from 'vitest';
import { chooseLanguage, clean, DEFAULTS, load, save } from './settings.ts';

function blocked(): Storage {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse } as unknown as Storage;
}

describe('settings', () => {
  it('come back as they were saved', () => {
    localStorage.clear();
    const mine = { ...DEFAULTS, theme: 'textured' as const, lang: 'fr', autoFill: true, name: 'Ada' };
    expect(save(mine, localStorage)).toBe(true);
    expect(load(localStorage)).toEqual(mine);
  });

  it('fall back to the defaults where the browser blocks storage or holds nonsense', () => {
    expect(load(blocked())).toEqual(DEFAULTS);
    expect(save(DEFAULTS, blocked())).toBe(false);
    expect(load(null)).toEqual(DEFAULTS);
    localStorage.setItem('tantrix.settings', '{not json');
    expect(load(localStorage)).toEqual(DEFAULTS);
  });

  it('keep what is known of a stranger value', () => {
    expect(clean({ theme: 'neon', scheme: 'dark', instant: 'yes', lang: 5 })).toEqual({ ...DEFAULTS, scheme: 'dark' });
  });
});

describe('the language', () => {
  it('is the chosen one, else the first that the browser asks for, else the first that is spoken', () => {
    expect(chooseLanguage('fr', ['en-GB'], ['en', 'fr'])).toBe('fr');
    expect(chooseLanguage(null, ['it', 'fr-CA', 'en'], ['en', 'fr'])).toBe('fr');
    expect(chooseLanguage(null, ['it'], ['en', 'de', 'fr'])).toBe('en');
  });
});
