import { expect, it } from 'vitest';
import { changeText } from './words.ts';

it('gives what a game has changed its sign, and the mark of the language', () => {
  expect(changeText(500, 515.04, 'en')).toBe('+15.0');
  expect(changeText(500, 495.3, 'fr')).toBe('−4,7');
  expect(changeText(500, 500.04, 'en')).toBe('±0.0');
});
