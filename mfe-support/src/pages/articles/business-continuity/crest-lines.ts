import { voiceLine } from '@site/ui/vignettes/voice-line.ts';

const GROUND = 206;

const hill = (top: number, height: number, width: number) => (x: number) =>
  Math.round(GROUND - height * Math.exp(-(((x - top) / width) ** 2)));

const first = hill(160, 102, 92);
const next = hill(464, 114, 108);

/** Points of a ridge every ten units, optionally lowered. */
function along(ridge: (x: number) => number, from: number, to: number, lowered = 0) {
  const points = [];
  for (let x = from; x <= to; x += 10) points.push(`${x} ${Math.min(ridge(x) + lowered, GROUND)}`);
  return points.join('L');
}

/** The standing part of the first crest, up to the crack. */
export const standing = `M${along(first, -80, 170)}l-10 26 14 24-12 26 8 26V${GROUND}H-80Z`;

/** The collapsed part. */
export const fallen = `M${along(first, 200, 340, 26)}V${GROUND}H188l-8-26 14-24-10-18Z`;

/** The crest that takes the call, and the ground under both. */
export const whole = `M${along(next, 200, 720)}V320H-80V${GROUND}H200Z`;

/** The voice runs on through the next crest, quieter the deeper. */
export const voices = [
  { below: 16, loudness: 6, opacity: 0.9 },
  { below: 36, loudness: 4, opacity: 0.6 },
  { below: 56, loudness: 2.5, opacity: 0.35 },
].map(({ below, loudness, opacity }) => ({
  opacity,
  path: voiceLine({
    from: 240,
    to: 720,
    ridge: (x) => next(x) + below,
    strength: (x) => loudness * Math.abs(Math.sin(x / 41)) + 0.5,
  }),
}));
