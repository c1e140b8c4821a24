import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../api/http.ts';
import { Loading } from './loading.svelte.ts';

const refused = new ApiError({ id: 'page.error.offline', params: {}, cells: [] }, 0);

let close: () => void = () => undefined;
afterEach(() => close());

/** As a component makes it, which lives until it is closed. */
function open(): Loading {
  let loading!: Loading;
  close = $effect.root(() => {
    loading = new Loading();
  });
  flushSync();
  return loading;
}

function later<T>() {
  let answer: (value: T) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    [answer, refuse] = [resolve, reject];
  });
  return { promise, answer, refuse };
}

it('shows what was asked for last, whichever answer comes first', async () => {
  const [loading, shown, one, two] = [open(), [] as string[], later<string>(), later<string>()];
  const asked = [one, two].map(({ promise }) => loading.show(() => promise, (answer) => shown.push(answer)));
  two.answer('two');
  await asked[1];
  expect([loading.busy, shown]).toEqual([false, ['two']]);
  one.refuse(refused);
  await asked[0];
  expect([loading.failed, shown]).toEqual([null, ['two']]);
});

it('keeps why nothing came until something is asked for again', async () => {
  const loading = open();
  await loading.show(() => Promise.reject(refused), () => undefined);
  expect([loading.busy, loading.failed?.id]).toEqual([false, 'page.error.offline']);
  void loading.show(() => Promise.resolve(1), () => undefined);
  expect([loading.busy, loading.failed]).toEqual([true, null]);
});

it.each([
  [400, true],
  [403, true],
  [404, true],
  [0, false],
  [503, false],
])('knows of the status %i whether to ask again is of use', async (status, final) => {
  const loading = open();
  await loading.show(() => Promise.reject(new ApiError({ id: 'x', params: {}, cells: [] }, status)), () => undefined);
  expect(loading.missing).toBe(final);
});

it('passes on every other mistake', async () => {
  await expect(open().show(() => Promise.reject(new Error('ours')), () => undefined)).rejects.toThrow('ours');
});

it.each([
  ['it has been forgotten', (loading: Loading) => loading.forget()],
  ['its page is gone', () => close()],
])('shows nothing that comes after %s', async (_, end) => {
  const [loading, shown, one] = [open(), [] as string[], later<string>()];
  const asked = loading.show(() => one.promise, (answer) => shown.push(answer));
  end(loading);
  one.answer('one');
  await asked;
  expect([loading.busy, loading.failed, shown]).toEqual([false, null, []]);
});
