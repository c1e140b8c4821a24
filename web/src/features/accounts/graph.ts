/** The line of a graph: values one after another, in a frame of so many pixels. */

const MARGIN = 8;

/** The least and the greatest value. */
export const bounds = (values: readonly number[]): [low: number, high: number] => [Math.min(...values), Math.max(...values)];

/** The path through the values, the first at the left, the greatest at the top; equal values lie in the middle. */
export function pathOf(values: readonly number[], width: number, height: number): string {
  const [low, high] = bounds(values);
  const [across, up] = [width - 2 * MARGIN, height - 2 * MARGIN];
  const x = (index: number) => MARGIN + (values.length > 1 ? (across * index) / (values.length - 1) : across);
  const y = (value: number) => height - MARGIN - (high > low ? (up * (value - low)) / (high - low) : up / 2);
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return values.length === 1 ? `M${MARGIN} ${y(values[0])}L${points[0]}` : `M${points.join('L')}`;
}
