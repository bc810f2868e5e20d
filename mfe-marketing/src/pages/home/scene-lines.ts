import { sentenceWords, strengthOf, voiceLine, type Word } from '@site/ui/vignettes/voice-line.ts';

/** Sides of the drawing: the middle 1440 units are 0 to 1440, the rest is seen on wide screens. */
const LEFT = -1860;
const RIGHT = 3300;
/** Where the voice begins and ends; beyond, its lines are calm. */
const VOICE_FROM = -500;
const VOICE_TO = 1900;
/** Width of one arc of the crest. */
const ARC = 148;

/** Ridge of the near dune: its top lies at x = 620, from there it falls gently to both sides. */
const ridge = (x: number) =>
  468 - 44 * Math.exp(-((x - 620) ** 2) / (2 * 330 ** 2)) + 30 * Math.sin((x / 1440) * 3.4 + 2.2) + (30 * x) / 1440;

/** Outline of the near dune, down to the lower edge of the drawing. */
export const crest = `${arcsAlong(ridge, LEFT, RIGHT)}V640H${LEFT}Z`;

function arcsAlong(line: (x: number) => number, from: number, to: number) {
  let path = `M${from} ${Math.round(line(from))}`;
  for (let x = from; x < to; x += ARC) {
    const end = Math.min(x + ARC, to);
    const middle = (x + end) / 2;
    const control = 2 * line(middle) - (line(x) + line(end)) / 2;
    path += `Q${middle} ${Math.round(control)} ${end} ${Math.round(line(end))}`;
  }
  return path;
}

/** What is said before and after the sentence in the middle, more and more quietly. */
const wordsAside: Word[] = [
  [-420, 55, 5],
  [-290, 55, 8],
  [-145, 55, 15],
  [20, 50, 11],
  [1495, 55, 14],
  [1635, 55, 10],
  [1780, 45, 5],
];
const words = [...wordsAside, ...sentenceWords];

/** How far below the ridge the quietest line runs, and the lowest point that it may reach. */
const LOWEST_BELOW = 136;
const LOWEST = 604;
/** Where the ridge falls, the lines draw together, so that none leaves the drawing. */
const spread = (x: number) => Math.min(1, (LOWEST - ridge(x)) / LOWEST_BELOW);

/** The same words five times, quieter the further they have run down the dune. */
export const voices = [
  { below: 26, loudness: 0.31, opacity: 0.85 },
  { below: 54, loudness: 0.248, opacity: 0.62 },
  { below: 82, loudness: 0.186, opacity: 0.44 },
  { below: 110, loudness: 0.13, opacity: 0.3 },
  { below: LOWEST_BELOW, loudness: 0.08, opacity: 0.18 },
].map(({ below, loudness, opacity }) => {
  const line = (x: number) => ridge(x) + below * spread(x);
  const strength = (x: number) => strengthOf(words, x) * loudness;
  const spoken = voiceLine({ from: VOICE_FROM, to: VOICE_TO, ridge: line, strength });
  return { opacity, path: arcsAlong(line, LEFT, VOICE_FROM) + spoken + arcsAlong(line, VOICE_TO, RIGHT) };
});

/** Distances of the ripples on the lit face below the first one. */
export const rippleOffsets = [14, 28, 42, 56, 70, 84, 98, 112];
