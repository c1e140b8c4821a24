import { expect, it } from 'vitest';
import { landName } from './land.ts';

it('calls a country what the language calls it', () => {
  expect(landName('DE', 'en')).toBe('Germany');
  expect(landName('DE', 'fr')).toBe('Allemagne');
});

it('leaves a code that is none', () => {
  expect(landName('nowhere', 'en')).toBe('nowhere');
  expect(landName('', 'en')).toBe('');
});
