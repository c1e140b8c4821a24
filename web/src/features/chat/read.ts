/** Up to which line each channel has been in sight since the page was loaded, wherever it was shown. */
const lines = new Map<string, number>();

export const readUpTo = (channel: string): number => lines.get(channel) ?? 0;

/** Notes that the lines of a channel are in sight, up to one. */
export function read(channel: string, line: number): void {
  lines.set(channel, Math.max(readUpTo(channel), line));
}
