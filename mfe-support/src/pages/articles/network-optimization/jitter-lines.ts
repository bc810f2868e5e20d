/** Loudness of the same sentence on both sides of the queue, half wave by half wave. */
const loudness = [4, 12, 26, 38, 30, 14, 6, 22, 44, 36, 20, 8, 16, 10, 4];

/** Width of each half wave as it arrives; a negative one is lost and leaves a gap. */
const arriving = [10, 30, 12, 26, -22, 9, 32, 11, 28, -24, 8, 14, 34, 12, 8];
const inStep = loudness.map(() => 18);

export const lineBefore = halfWaves(arriving, 16);
export const lineAfter = halfWaves(inStep, 354);

function halfWaves(widths: readonly number[], from: number) {
  return loudness.reduce((path, height, index) => {
    const width = widths[index] ?? 0;
    if (width < 0) return `${path}m${-width} 0`;
    const peak = index % 2 === 0 ? -2 * height : 2 * height;
    return `${path}q${width / 2} ${peak} ${width} 0`;
  }, `M${from} 64`);
}

/** Packets on the crest: as received, and one every 20 ms. */
export const packetsBefore = [34, 46, 54, 98, 132, 140, 150, 200, 208, 264].map(onCrest);
export const packetsAfter = Array.from({ length: 9 }, (_, index) => onCrest(372 + index * 29));

/** Point of the crest at x: a dune with its top in the middle of the drawing. */
function onCrest(x: number) {
  return { x, y: Math.round(236 - 78 * Math.exp(-(((x - 320) / 140) ** 2))) };
}

const ridge = Array.from({ length: 41 }, (_, index) => onCrest(index * 20 - 80));

/** Outline of the dune. */
export const dune = `M${ridge.map(({ x, y }) => `${x} ${y}`).join('L')}V320H-80Z`;

/** The face in the shade: from the top down to the right. */
export const shade = `M320 158C296 186 348 206 308 248C290 270 300 290 290 320H720V240${ridge
  .filter(({ x }) => x > 320)
  .reverse()
  .map(({ x, y }) => `L${x} ${y}`)
  .join('')}Z`;
