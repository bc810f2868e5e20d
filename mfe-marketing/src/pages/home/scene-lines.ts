import { sentence, voiceLine } from '@site/ui/vignettes/voice-line.ts';

const FROM = -20;
const TO = 1460;
/** Width of one arc of the crest. */
const ARC = 148;

/** Ridge of the near dune: its top lies at x = 620, from there it falls gently to both sides. */
const ridge = (x: number) =>
  468 - 44 * Math.exp(-((x - 620) ** 2) / (2 * 330 ** 2)) + 30 * Math.sin((x / 1440) * 3.4 + 2.2) + (30 * x) / 1440;

/** Outline of the near dune, down to the lower edge of the drawing. */
export const crest = crestAlong();

function crestAlong() {
  let path = `M${FROM} ${Math.round(ridge(FROM))}`;
  for (let x = FROM; x < TO; x += ARC) {
    const middle = x + ARC / 2;
    const end = x + ARC;
    const control = 2 * ridge(middle) - (ridge(x) + ridge(end)) / 2;
    path += `Q${middle} ${Math.round(control)} ${end} ${Math.round(ridge(end))}`;
  }
  return `${path}V640H${FROM}Z`;
}

/** The same sentence five times, quieter the further it has run down the dune. */
export const voices = [
  { below: 26, loudness: 0.31, opacity: 0.85 },
  { below: 54, loudness: 0.248, opacity: 0.62 },
  { below: 82, loudness: 0.186, opacity: 0.44 },
  { below: 110, loudness: 0.13, opacity: 0.3 },
  { below: 136, loudness: 0.08, opacity: 0.18 },
].map(({ below, loudness, opacity }) => ({
  opacity,
  path: voiceLine({ from: FROM, to: TO, ridge: (x) => ridge(x) + below, strength: (x) => sentence(x) * loudness }),
}));

/** Distances of the ripples on the lit face below the first one. */
export const rippleOffsets = [14, 28, 42, 56, 70, 84, 98, 112];
