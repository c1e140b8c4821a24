import { dateFormat } from './dates.ts';
import type { Clock } from '../api/types.ts';

/** What a player has used, milliseconds. `elapsed`: since the clock's state came. */
export function used(clock: Clock, player: number, elapsed: number): number {
  const running = clock.running === player ? Math.max(0, elapsed) : 0;
  return clock.used_ms[player] + running;
}

/** The players whose time is held against a player: partners may share theirs. */
function poolOf(clock: Clock, player: number): readonly number[] {
  return clock.pools.find((pool) => pool.includes(player)) ?? [player];
}

/** What is held against a player, milliseconds. */
export function heldAgainst(clock: Clock, player: number, elapsed: number): number {
  return poolOf(clock, player).reduce((sum, one) => sum + used(clock, one, elapsed), 0);
}

/** What a player has left, milliseconds; negative in overtime, or where there is no limit. */
export function remaining(clock: Clock, player: number, elapsed: number): number {
  return poolOf(clock, player).length * (clock.limit_ms ?? 0) - heldAgainst(clock, player, elapsed);
}

/** `12:05` of a time that only counts. */
export function timeText(ms: number): string {
  return clockText(1000 * Math.floor(ms / 1000));
}

/** `12:05`, or `+0:15` past the limit. */
export function clockText(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left >= 0 ? text : `+${text}`;
}

/** `18:10`, or `6:10 PM`: the time of day of a moment, where the reader is, in a language. */
export function hourText(iso: string, lang: string): string {
  return dateFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `5 minutes ago` in a language; `just` where less than a minute has passed. */
export function ago(iso: string, lang: string, now: number, just: string): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  const unit = UNITS.find(([, size]) => seconds >= size);
  if (unit === undefined) return just;
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / unit[1]), unit[0]);
}

/** `0:42`, `12:05`, `1:02:05` of a time that may last for hours. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
