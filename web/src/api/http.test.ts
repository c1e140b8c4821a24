import { describe, expect, it } from 'vitest';
import { addressOf } from './http.ts';

describe('an address', () => {
  it('has the names in its path filled in', () => {
    expect(addressOf('/api/rankings/people/{name}', { name: 'A/B $&' })).toBe('/api/rankings/people/A%2FB%20%24%26');
  });

  it('asks for the rest in its query, and for nothing that is not given', () => {
    const given = { table: 't', index: 3, theme: 'dark', lang: undefined };
    expect(addressOf('/api/tables/{table}/pictures/{index}', given)).toBe('/api/tables/t/pictures/3?theme=dark');
    expect(addressOf('/api/games', { player: 'Ann Lee' })).toBe('/api/games?player=Ann+Lee');
  });

  it('needs nothing where the path says all', () => {
    expect(addressOf('/api/me')).toBe('/api/me');
  });
});
