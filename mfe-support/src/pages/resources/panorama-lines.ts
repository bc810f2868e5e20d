import { sentence, voiceLine } from '@site/ui/vignettes/voice-line.ts';

/** Width of the whole panorama; three pictures are cut from it side by side. */
const WIDTH = 1440;

/** Ridge of the near dunes: they rise towards the right. */
const ridge = (x: number) => Math.round(404 - 24 * Math.sin(x / 210 + 0.6) - 34 * (x / WIDTH));

const points = Array.from({ length: 37 }, (_, index) => index * 40);

export const near = `M${points.map((x) => `${x} ${ridge(x)}`).join('L')}V520H0Z`;

/** One sentence across the whole panorama, quieter the further it runs down. */
export const voices = [
  { below: 18, loudness: 0.4, opacity: 0.9 },
  { below: 40, loudness: 0.3, opacity: 0.6 },
  { below: 62, loudness: 0.2, opacity: 0.4 },
  { below: 84, loudness: 0.12, opacity: 0.25 },
].map(({ below, loudness, opacity }) => ({
  opacity,
  path: voiceLine({ from: 0, to: WIDTH, ridge: (x) => ridge(x) + below, strength: (x) => sentence(x) * loudness }),
}));
