import { expect, it } from 'vitest';
import { picturesIn, withoutPicture, withPicture } from './pictures.ts';

const [ONE, TWO] = ['A'.repeat(22), '-_'.repeat(11)] as const;

it('finds each picture of a text once', () => {
  const body = `![a](picture:${ONE}) ![b\nc](picture:${TWO}) ![d](picture:${ONE}) ![e](picture:short) [f](picture:${ONE})`;
  expect(picturesIn(body)).toEqual([
    { id: ONE, alt: 'a' },
    { id: TWO, alt: 'b\nc' },
  ]);
});

it('puts a picture into a paragraph of its own', () => {
  const mark = `![a board](picture:${ONE})`;
  expect(withPicture('', 0, { id: ONE, alt: ' a\n[board] ' })).toBe(mark);
  expect(withPicture('Before. After.', 8, { id: ONE, alt: 'a board' })).toBe(`Before.\n\n${mark}\n\nAfter.`);
  expect(withPicture('Before.\n', 8, { id: ONE, alt: 'a board' })).toBe(`Before.\n\n${mark}`);
});

it('takes a picture out wherever it is', () => {
  const body = `Before.\n\n![a](picture:${ONE})\n\nAfter ![b](picture:${ONE})![c](picture:${TWO}).`;
  expect(withoutPicture(body, ONE)).toBe(`Before.\n\nAfter ![c](picture:${TWO}).`);
  expect(withoutPicture('As it\n\n\nis. ', ONE)).toBe('As it\n\n\nis. ');
});
