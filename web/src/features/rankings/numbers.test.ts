import { expect, it } from 'vitest';
import { changeText, oneDecimal } from './numbers.ts';

it('gives what a game has changed its sign, and the mark of the language', () => {
  expect(changeText(500, 515.04, 'en')).toBe('+15.0');
  expect(changeText(500, 495.3, 'fr')).toBe('−4,7');
  expect(changeText(500, 500.04, 'en')).toBe('±0.0');
});

it('writes what is below zero with one sign everywhere', () => {
  expect(oneDecimal(-1.84, 'en')).toBe('−1.8');
  expect(oneDecimal(-1.84, 'fr')).toBe('−1,8');
  expect(oneDecimal(1234.5, 'en')).toBe('1,234.5');
});
