/** The Mind Game's pieces have several links of a colour, each with a letter of its own: red R S T, black K L M. */
const PAINTS: Readonly<Record<string, string>> = { S: 'R', T: 'R', L: 'K', M: 'K' };

/** The colour of a link by its letter. */
export function paintOf(letter: string): string {
  return PAINTS[letter] ?? letter;
}
