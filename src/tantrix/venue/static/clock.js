/**
 * A table clock: the time that each side has used, and whose runs. It goes by the device's own clock, so it
 * needs no network once the page is open, and is kept on the device, so that a page that was closed by
 * mistake goes on where it was.
 */

const MINUTE_MS = 60_000;

/** The whole points that a time costs: one as the limit is reached, and one more for each full minute [S4.4]. */
export function penalty(usedMs, limitMs) {
  const over = usedMs - limitMs;
  return over < 0 ? 0 : Math.floor(over / MINUTE_MS) + 1;
}

/** A time as clocks show it; before the limit it runs down, after it up. */
export function clockText(usedMs, limitMs) {
  const left = limitMs - usedMs;
  const shown = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  return `${left > 0 ? '' : '+'}${timeText(shown * 1000)}`;
}

export function timeText(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The milliseconds of a text such as 19:30, null for any other. */
export function timeOf(text) {
  const found = /^\s*(\d{1,3})[:.]([0-5]\d)\s*$/.exec(text);
  return found === null ? null : (Number(found[1]) * 60 + Number(found[2])) * 1000;
}

export class Clock {
  /** So many `sides` take turns in their order; `now` tells the time of the device in milliseconds, `kept` is where it is stored. */
  constructor(key, sides = 2, now = () => Date.now(), kept = localStorage) {
    this.key = key;
    this.sides = sides;
    this.now = now;
    this.kept = kept;
    this.usedMs = Array(sides).fill(0);
    this.running = null;
    this.since = 0;
    this.load();
  }

  load() {
    try {
      const { usedMs, running, since } = JSON.parse(this.kept.getItem(this.key) ?? '{}');
      if (Array.isArray(usedMs) && usedMs.length === this.sides) Object.assign(this, { usedMs, running, since });
    } catch {
      this.kept.removeItem(this.key);
    }
  }

  save() {
    const { usedMs, running, since } = this;
    this.kept.setItem(this.key, JSON.stringify({ usedMs, running, since }));
  }

  /** What a side has used so far. */
  used(side) {
    const going = this.running === side ? Math.max(0, this.now() - this.since) : 0;
    return this.usedMs[side] + going;
  }

  get begun() {
    return this.running !== null || this.usedMs.some((ms) => ms > 0);
  }

  /** A side has pressed: the time of the one that follows runs. Only whose time runs can end a turn. */
  press(side) {
    if (this.running !== null && this.running !== side) return;
    this.pause();
    this.running = (side + 1) % this.sides;
    this.since = this.now();
    this.save();
  }

  pause() {
    if (this.running === null) return;
    this.usedMs[this.running] = this.used(this.running);
    this.running = null;
    this.save();
  }

  clear() {
    this.kept.removeItem(this.key);
    this.usedMs = Array(this.sides).fill(0);
    this.running = null;
  }
}
