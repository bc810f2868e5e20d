import { readFileSync } from 'node:fs';
import { sentence, voiceLine } from '../../packages/ui/src/vignettes/voice-line.ts';
import { type Daytime, type SocialGroup, socialSize } from './groups.ts';

const STYLES = new URL('../../packages/ui/src/styles/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', STYLES), 'utf8');
const font = readFileSync(new URL('fonts/funnel-display-latin-wght-normal.woff2', STYLES)).toString('base64');

const colors = [...tokens.matchAll(/^ *--([a-z0-9-]+): (#[0-9a-f]+);/gm)];

/** Value of a color of the palette, so that the pictures follow it. */
function color(name: string): string {
  const value = colors.find(([, each]) => each === name)?.[2];
  if (!value) throw new Error(`There is no color --${name} in tokens.css.`);
  return value;
}

interface Palette {
  sky: string;
  title: string;
  kicker: string;
  sun: { color: string; x: number; y: number };
  far: string;
  lit: string;
  shade: string;
  near: string;
  voice: string;
}

const palettes: Record<Daytime, Palette> = {
  morning: {
    sky: 'sand-50',
    title: 'ink-900',
    kicker: 'gulf-600',
    sun: { color: 'sun-500', x: 960, y: 262 },
    far: 'sand-200',
    lit: 'sun-200',
    shade: 'gulf-600',
    near: 'ink-900',
    voice: 'gulf-300',
  },
  noon: {
    sky: 'gulf-100',
    title: 'ink-900',
    kicker: 'gulf-700',
    sun: { color: 'sun-500', x: 1010, y: 190 },
    far: 'gulf-300',
    lit: 'sand-100',
    shade: 'gulf-600',
    near: 'ink-900',
    voice: 'gulf-300',
  },
  evening: {
    sky: 'sun-500',
    title: 'ink-900',
    kicker: 'ink-900',
    sun: { color: 'sun-200', x: 930, y: 330 },
    far: 'sun-400',
    lit: 'sand-100',
    shade: 'gulf-700',
    near: 'ink-900',
    voice: 'sun-400',
  },
  night: {
    sky: 'ink-900',
    title: 'sand-50',
    kicker: 'sun-400',
    sun: { color: 'sun-500', x: 990, y: 300 },
    far: 'ink-800',
    lit: 'sun-200',
    shade: 'gulf-700',
    near: 'ink-950',
    voice: 'gulf-300',
  },
};

/** Ridge of the near dune, falling from right to left. */
const ridge = (x: number) => 520 - 26 * Math.exp(-((x - 470) ** 2) / (2 * 300 ** 2)) + (34 * x) / 1200;

function nearDune(): string {
  const points = Array.from({ length: 26 }, (_, index) => index * 48).map((x) => `${x} ${Math.round(ridge(x))}`);
  return `M${points.join('L')}V640H0Z`;
}

const voices = [
  { below: 24, loudness: 0.3, opacity: 0.85 },
  { below: 48, loudness: 0.24, opacity: 0.6 },
  { below: 72, loudness: 0.17, opacity: 0.4 },
  { below: 94, loudness: 0.1, opacity: 0.22 },
].map(({ below, loudness, opacity }) => ({
  opacity,
  path: voiceLine({ from: -20, to: 1220, ridge: (x) => ridge(x) + below, strength: (x) => sentence(x) * loudness }),
}));

function scene({ sun, far, lit, shade, near, voice }: Palette): string {
  const rings = [230, 296, 366, 440].map(
    (radius, index) => `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" opacity="${[0.5, 0.32, 0.2, 0.1][index]}"/>`,
  );
  const lines = voices.map(({ path, opacity }) => `<path d="${path}" opacity="${opacity}"/>`);
  return `<svg viewBox="0 0 ${socialSize.width} ${socialSize.height}" width="${socialSize.width}" height="${socialSize.height}">
<g fill="none" stroke="${color(sun.color)}" stroke-width="1.5">${rings.join('')}</g>
<circle cx="${sun.x}" cy="${sun.y}" r="168" fill="${color(sun.color)}"/>
<path fill="${color(far)}" d="M0 508C180 500 330 472 520 470s260 14 400 0 200-44 280-30v200H0Z"/>
<path fill="${color(lit)}" d="M470 560c240-18 430-92 616-206-30 66 54 116 14 226H470Z"/>
<path fill="${color(shade)}" d="M1086 354c40 34 74 54 114 62v164h-100c40-110-44-160-14-226Z"/>
<path fill="${color(near)}" d="${nearDune()}"/>
<g fill="none" stroke="${color(voice)}" stroke-width="1.25">${lines.join('')}</g>
</svg>`;
}

/** The picture of a group as a document that a browser can take a picture of. */
export function drawing({ title, kicker, daytime }: SocialGroup): string {
  const palette = palettes[daytime];
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: "Funnel Display"; font-weight: 300 800; src: url("data:font/woff2;base64,${font}") format("woff2"); }
body { position: relative; margin: 0; width: ${socialSize.width}px; height: ${socialSize.height}px; overflow: hidden; background: ${color(palette.sky)}; font-family: "Funnel Display"; }
svg { position: absolute; inset: 0; }
div { position: absolute; inset: 72px auto auto 76px; width: 660px; }
p { margin: 0 0 20px; color: ${color(palette.kicker)}; font-size: 30px; font-weight: 560; }
h1 { margin: 0; color: ${color(palette.title)}; font-size: 82px; font-weight: 580; line-height: 1; letter-spacing: -0.035em; text-wrap: balance; }
</style>${scene(palette)}<div><p>${kicker}</p><h1>${title}</h1></div>`;
}
