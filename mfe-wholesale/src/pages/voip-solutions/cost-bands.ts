import type { CallCost } from './call-costs.ts';

/** Width of each of the two bars, in percent of the drawing. */
export const BAR_WIDTH = 18;

/** A part of a bar, in percent of the height of the drawing. */
interface Part {
  top: number;
  height: number;
}

interface CostBand {
  left: Part;
  right: Part;
  /** Outline of the band between the two parts, as an SVG path in a drawing 100 units wide and high. */
  between: string;
}

/**
 * Draws each cost as a part of two bars and as the band between them.
 * @param costs from top to bottom; they fill the left bar, the right one has the same base
 */
export function costBands(costs: readonly Pick<CallCost, 'oldLine' | 'voip'>[]): CostBand[] {
  let left = 0;
  let right = 100 - costs.reduce((sum, { voip }) => sum + voip, 0);
  return costs.map(({ oldLine, voip }) => {
    const band = bandBetween({ top: left, height: oldLine }, { top: right, height: voip });
    left += oldLine;
    right += voip;
    return band;
  });
}

function bandBetween(left: Part, right: Part): CostBand {
  const [from, to] = [BAR_WIDTH, 100 - BAR_WIDTH];
  const [ground, end] = [left.top + left.height, right.top + right.height];
  const upper = `M${from} ${left.top}C50 ${left.top} 50 ${right.top} ${to} ${right.top}`;
  const lower = `V${end}C50 ${end} 50 ${ground} ${from} ${ground}Z`;
  return { left, right, between: upper + lower };
}
