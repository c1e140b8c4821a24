/** The name of a country in a language; its code where the browser knows none, as an address may name anything. */
export function countryName(code: string, lang: string): string {
  try {
    return new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries in the order of their names. */
export function inOrder(codes: readonly string[], lang: string): { code: string; name: string }[] {
  const named = codes.map((code) => ({ code, name: countryName(code, lang) }));
  return named.sort((one, other) => one.name.localeCompare(other.name, lang));
}
