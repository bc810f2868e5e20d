/** A figure over time, for drawing. */
export interface Trace {
  /** Oldest first. */
  values: readonly number[];
  /** Position of the dashed line. */
  limit: number;
  /** Value at the lower edge of the drawing. */
  from: number;
  /** Value at its upper edge. */
  to: number;
}

/** Size of the drawing in its own units; it is stretched to its place. */
export const WIDTH = 160;
export const HEIGHT = 40;

const round = (value: number) => Math.round(value * 10) / 10;

/** Height at which a value is drawn: the upper edge is zero. */
export const heightOf = (value: number, { from, to }: Pick<Trace, 'from' | 'to'>) =>
  round(((to - value) / (to - from)) * HEIGHT);

/** The line through all values, from edge to edge. */
export function linePath({ values, ...range }: Trace): string {
  const step = WIDTH / (values.length - 1);
  return values.map((value, index) => `${index ? 'L' : 'M'}${round(index * step)} ${heightOf(value, range)}`).join('');
}
