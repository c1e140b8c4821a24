import { beforeEach, expect, it, vi } from 'vitest';
import { people } from '../../api/calls/accounts.ts';
import { enter } from './entering.ts';

const sent: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});

function answering(answers: readonly boolean[]): void {
  const left = [...answers];
  vi.spyOn(people, 'enter').mockImplementation((_, id) => {
    sent.push(id);
    return left.shift() === true ? Promise.resolve({} as never) : Promise.reject(new Error('lost'));
  });
}

it('sends the same id until an answer comes, and then another one', async () => {
  answering([false, true, true]);
  await expect(enter('en', localStorage)).rejects.toThrow('lost');
  await enter('en', localStorage);
  await enter('en', localStorage);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[1]);
});

it('enters where the browser blocks storage', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  answering([true]);
  await enter('fr', { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage);
  expect(sent).toHaveLength(1);
});
