export interface VoiceLine {
  /** First and last x. */
  from: number;
  to: number;
  /** Ridge of the line: y of x. */
  ridge: (x: number) => number;
  /** Height of the voice at x, in units of the drawing. */
  strength: (x: number) => number;
}

/** Width of half a wave. */
const STEP = 20;

/**
 * Returns the path data of the voice line, a row of half waves along a ridge. Call it once per module, not per render.
 */
export function voiceLine({ from, to, ridge, strength }: VoiceLine): string {
  let x = from;
  let y = Math.round(ridge(x));
  let side = -1;
  let path = `M${x} ${y}`;
  while (x < to) {
    const drop = Math.round(ridge(x + STEP)) - y;
    const peak = drop / 2 + side * 2 * strength(x + STEP / 2);
    path += `q${STEP / 2} ${short(peak)} ${STEP} ${drop}`.replaceAll(' -', '-');
    x += STEP;
    y += drop;
    side = -side;
  }
  return path;
}

/** One decimal, without the leading zero. */
function short(value: number) {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Place, length and loudness of a spoken word, in units of the drawing. */
export type Word = readonly [at: number, length: number, loudness: number];

/** Words of a sentence over a drawing 1440 units wide. */
export const sentenceWords: readonly Word[] = [
  [180, 60, 26],
  [330, 40, 14],
  [520, 80, 34],
  [690, 50, 12],
  [840, 60, 22],
  [1010, 70, 30],
  [1180, 50, 16],
  [1330, 60, 22],
];

/**
 * Returns the strength of spoken words at x, for {@link voiceLine}.
 * @returns 1 (silence) to a little more than the loudest word
 */
export function strengthOf(words: readonly Word[], x: number): number {
  const loudness = words.reduce(
    (sum, [at, length, loud]) => sum + loud * Math.exp(-((x - at) ** 2) / (2 * length ** 2)),
    0,
  );
  return loudness * (0.55 + 0.45 * Math.abs(Math.sin(x / 37))) + 1;
}

/**
 * Returns the strength of a spoken sentence at x, for {@link voiceLine}.
 * @param x 0 to 1440
 * @returns 1 (silence) to about 35 units
 */
export const sentence = (x: number): number => strengthOf(sentenceWords, x);
