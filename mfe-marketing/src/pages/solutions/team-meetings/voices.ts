import { sentence } from '@site/ui/vignettes/voice-line.ts';

/** Size of the drawing in its own units. */
export const WIDTH = 1440;
export const HEIGHT = 120;

/** Distance from bar to bar. */
const STEP = 8;

/** Start of each turn, and its speaker's index. */
const turns = [
  [0, 0],
  [250, 1],
  [430, 2],
  [600, 0],
  [760, 2],
  [925, 1],
  [1090, 0],
  [1250, 2],
] as const;

/** One path of bars per speaker, in the order of the speakers. */
export const voices = [0, 1, 2].map((speaker) =>
  barsAt(Array.from({ length: WIDTH / STEP }, (_, index) => index * STEP).filter((x) => speakerAt(x) === speaker)),
);

function speakerAt(x: number) {
  return turns.findLast(([from]) => from <= x)?.[1];
}

function barsAt(places: readonly number[]) {
  return places.map((x) => `M${x + STEP / 2} ${HEIGHT / 2 - heightAt(x)}v${2 * heightAt(x)}`).join('');
}

/** Half the height of the bar at x. */
function heightAt(x: number) {
  return Math.round(2 + sentence(x) * (1.1 + 0.45 * Math.sin(x * 1.7)));
}
