/** The signs that people write for the glyphs 1 to 6; all others have numbers only. */
export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'] as const;

/** The numbers of the glyphs that have a sign. */
export const SIGNED: readonly number[] = GLYPHS.map((_, index) => index + 1);

/** The glyphs of a move as they are written behind it. */
export function glyphText(nags: readonly number[] | undefined): string {
  return (nags ?? []).map((nag) => GLYPHS[nag - 1] ?? `$${nag}`).join(' ');
}
