import { describe, expect, it, vi } from 'vitest';
import { knowsPasskeys } from './passkeys.ts';

describe('passkeys', () => {
  it('need a browser that knows them and an address with a name', () => {
    expect(knowsPasskeys('tantrix.example')).toBe(false);
    class Known {
      static parseCreationOptionsFromJSON = () => ({});
    }
    vi.stubGlobal('PublicKeyCredential', Known);
    expect(knowsPasskeys('tantrix.example')).toBe(true);
    expect(knowsPasskeys('localhost')).toBe(true);
    expect(knowsPasskeys('127.0.0.1')).toBe(false);
    expect(knowsPasskeys('[::1]')).toBe(false);
    vi.unstubAllGlobals();
  });
});
