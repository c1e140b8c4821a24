import { describe, expect, it } from 'vitest';
import type { View } from '../../api/tournaments.ts';
import { EMPTY, settingsOf } from './form.ts';
import type { Draft } from './form.ts';
import { filesOf } from './files.ts';

const say = (id: string) => id.replace('page.tournaments.', '');

function files(change: Partial<Draft>, head: object = {}, begun = true): string[] {
  const settings = settingsOf({ ...EMPTY, ...change });
  const stages = begun ? [{ format: settings.stages[0].format }] : [];
  const view = { head: { round: 1, from_file: false, ...head }, settings, stages } as unknown as View;
  return filesOf('ab', view, say, 'fr').map(({ label, href }) => `${label} ${href.replace('/api/tournaments/ab/', '')}`);
}

describe('the files of a tournament', () => {
  it('are its tables, lists to print, records and reports', () => {
    expect(files({})).toEqual([
      'JSON export.json',
      'tab.standings (CSV) export.csv?what=standings',
      'tab.rounds (CSV) export.csv?what=results',
      'tab.standings (HTML) export.html?what=standings&lang=fr',
      'tab.wall (HTML) export.html?what=wall&lang=fr',
      'tab.rounds (HTML) export.html?what=pairings&lang=fr',
      'col.games (TXT) records',
      'report export.txt',
      'TRF export.trf',
    ]);
  });

  it('are no more than there is', () => {
    expect(files({}, {}, false)).toEqual(['JSON export.json']);
    const copied = files({ format: 'gobble' }, { from_file: true, round: 0 });
    expect(copied).toContain('tab.rounds (CSV) export.csv?what=heats');
    expect(copied.join()).not.toMatch(/records|pairings|results/);
  });
});
