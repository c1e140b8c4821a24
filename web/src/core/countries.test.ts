import { describe, expect, it } from 'vitest';
import { countryName, inOrder } from './countries.ts';

describe('countries', () => {
  it('have their names in the language of the page', () => {
    expect(countryName('NZ', 'en')).toBe('New Zealand');
    expect(countryName('NZ', 'fr')).toBe('Nouvelle-Zélande');
  });

  it('keep a code that is none', () => {
    expect(countryName('nowhere', 'en')).toBe('nowhere');
    expect(countryName('', 'en')).toBe('');
  });

  it('stand in the order of their names, accents or not', () => {
    const names = inOrder(['ET', 'US', 'DE', 'EC'], 'fr').map(({ name }) => name);
    expect(names).toEqual(['Allemagne', 'Équateur', 'États-Unis', 'Éthiopie']);
  });
});
