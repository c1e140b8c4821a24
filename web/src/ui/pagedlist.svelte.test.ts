import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { PagedList } from './pagedlist.svelte.ts';

let close: () => void = () => undefined;
afterEach(() => close());

/** A list of five rows, two of them at once, as a component makes it. */
function open() {
  const ask = vi.fn(async (before: string | null) => {
    const from = Number(before ?? 0);
    return { rows: [1, 2, 3, 4, 5].slice(from, from + 2), before: from < 4 ? String(from + 2) : null };
  });
  let list!: PagedList<Awaited<ReturnType<typeof ask>>, number>;
  close = $effect.root(() => {
    list = new PagedList(ask, (part) => part.rows);
  });
  flushSync();
  return { ask, list };
}

it('puts each part after those that have come', async () => {
  const { list } = open();
  expect(list.rows).toBeNull();
  await list.load();
  expect([list.rows, list.before]).toEqual([[1, 2], '2']);
  await list.load();
  await list.load();
  expect([list.rows, list.before]).toEqual([[1, 2, 3, 4, 5], null]);
});

it('asks for no part twice', async () => {
  const { ask, list } = open();
  await Promise.all([list.load(), list.load()]);
  expect(ask.mock.calls).toEqual([[null]]);
});

it('begins anew', async () => {
  const { ask, list } = open();
  await list.load();
  void list.load();
  list.restart();
  expect(list.rows).toBeNull();
  await vi.waitFor(() => expect(list.rows).toEqual([1, 2]));
  expect(ask.mock.calls).toEqual([[null], ['2'], [null]]);
});
