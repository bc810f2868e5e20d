import { voiceLine } from '@site/ui/vignettes/voice-line.ts';

const BASE = 206;

/** Ridge of the dune that all sites stand on: two tops; it runs beyond both edges of the drawing. */
const ridge = (x: number) =>
  Math.round(BASE - 96 * Math.exp(-(((x - 250) / 130) ** 2)) - 62 * Math.exp(-(((x - 470) / 90) ** 2)));

const points = Array.from({ length: 41 }, (_, index) => index * 20 - 80);

export const crest = `M${points.map((x) => `${x} ${ridge(x)}`).join('L')}V320H-80Z`;

/** Sites in the order in which they join; the radius grows with their people. */
export const sites = [
  { name: 'Nairobi', x: 92, radius: 13 },
  { name: 'London', x: 184, radius: 19 },
  { name: 'Dubai', x: 290, radius: 28 },
  { name: 'Mumbai', x: 408, radius: 17 },
  { name: 'Singapore', x: 548, radius: 22 },
].map((site) => ({ ...site, y: ridge(site.x) }));

/** One voice under all sites, quieter the deeper it runs. */
export const voices = [
  { below: 16, loudness: 5, opacity: 0.9 },
  { below: 34, loudness: 3.5, opacity: 0.6 },
  { below: 52, loudness: 2.5, opacity: 0.35 },
].map(({ below, loudness, opacity }) => ({
  opacity,
  path: voiceLine({
    from: -80,
    to: 720,
    ridge: (x) => ridge(x) + below,
    strength: (x) => loudness * Math.abs(Math.sin(x / 47)) + 0.5,
  }),
}));
