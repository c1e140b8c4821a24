import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../core/app.svelte.ts';
import { DEFAULTS } from '../../core/settings.ts';
import { who } from './session.svelte.ts';

/** A server that keeps the settings of one account, unless it is down. */
let kept: Record<string, unknown>;
let down: boolean;
let name: string;
const sent: unknown[] = [];

function answered(path: string, init?: RequestInit): unknown {
  if (path === '/api/me') return { person: { name }, account: {}, ban: null };
  if (path === '/api/me/kept') return { kept: { settings: kept } };
  const { value } = JSON.parse(String(init?.body)) as { value: Record<string, unknown> };
  sent.push(value);
  kept = value;
  return { key: 'settings' };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  app.settings = { ...DEFAULTS };
  kept = { ...DEFAULTS };
  down = false;
  name = 'Ann';
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (down && init?.method === 'POST') return Promise.reject(new TypeError('down'));
    return Promise.resolve(Response.json(answered(path, init)));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('settings of an account', () => {
  it('come with it, and are not sent back', async () => {
    kept = { ...DEFAULTS, theme: 'contrast' };
    await who.ask();
    expect(app.settings.theme).toBe('contrast');
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
  });

  it('are sent a moment after they were changed, once', async () => {
    await who.ask();
    await app.change({ theme: 'print' });
    await app.change({ still: true });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([{ ...DEFAULTS, theme: 'print', still: true }]);
  });

  it('stay as they were changed here until the account has them', async () => {
    await who.ask();
    await app.change({ theme: 'print' });
    await who.ask();
    expect(app.settings.theme).toBe('print');
    down = true;
    await app.change({ theme: 'white' });
    await vi.runAllTimersAsync();
    down = false;
    await who.ask();
    expect([app.settings.theme, kept.theme]).toEqual(['white', 'white']);
  });

  it('are sent by the next page where this one was left too soon', async () => {
    await who.ask();
    await app.change({ theme: 'print' });
    vi.clearAllTimers();
    vi.resetModules();
    const [next, { app: again }] = await Promise.all([import('./session.svelte.ts'), import('../../core/app.svelte.ts')]);
    await next.who.ask();
    expect([again.settings.theme, kept.theme]).toEqual(['print', 'print']);
  });

  it('of an account are not sent to another', async () => {
    await who.ask();
    await app.change({ theme: 'print' });
    vi.clearAllTimers();
    name = 'Ben';
    kept = { ...DEFAULTS, theme: 'contrast' };
    await who.ask();
    expect([app.settings.theme, sent]).toEqual(['contrast', []]);
  });
});
