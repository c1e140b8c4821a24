import { countryName } from '../people/countries.ts';

/** What a country is called in a language; its code where nobody knows, as an address may name anything. */
export function landName(code: string, lang: string): string {
  try {
    return countryName(code, lang);
  } catch {
    return code;
  }
}
