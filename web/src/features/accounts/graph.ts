/** The line of a graph: values at their times, in a frame of so many pixels. */

const MARGIN = 8;

/** A value, and when it was reached. */
export interface Point {
  at: number;
  value: number;
}

/** The least and the greatest value. */
export const bounds = (values: readonly number[]): [low: number, high: number] => [Math.min(...values), Math.max(...values)];

/**
 * The path through points in the order of time, the first at the left, the greatest at the top; equal values lie in the
 * middle. Points of one time stand at the right, after a line from the left.
 */
export function pathOf(points: readonly Point[], width: number, height: number): string {
  const [low, high] = bounds(points.map(({ value }) => value));
  const [first, last] = bounds(points.map(({ at }) => at));
  const [across, up] = [width - 2 * MARGIN, height - 2 * MARGIN];
  const x = (at: number) => MARGIN + (last > first ? (across * (at - first)) / (last - first) : across);
  const y = (value: number) => height - MARGIN - (high > low ? (up * (value - low)) / (high - low) : up / 2);
  const places = points.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  return last > first ? `M${places.join('L')}` : `M${MARGIN} ${y(points[0].value).toFixed(1)}L${places.join('L')}`;
}
