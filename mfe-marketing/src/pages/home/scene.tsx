import { crest, rippleOffsets, voices } from './scene-lines.ts';

const rings = [
  { radius: 288, opacity: 0.55 },
  { radius: 362, opacity: 0.34 },
  { radius: 440, opacity: 0.2 },
  { radius: 522, opacity: 0.11 },
  { radius: 612, opacity: 0.09 },
  { radius: 710, opacity: 0.06 },
  { radius: 816, opacity: 0.04 },
];

const litFace = 'M470 600c270-24 500-110 740-252-40 84 70 148 14 282H470Z';

/**
 * The sun behind dunes; a voice runs down the nearest one. The drawing is so much wider than a screen that its height
 * alone decides its scale: a wider window shows more dunes, not larger ones.
 */
export function Scene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-1840 0 5120 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="none" stroke="var(--sun-500)">
        {rings.map(({ radius, opacity }) => (
          <circle key={radius} cx="1066" cy="232" r={radius} opacity={opacity} />
        ))}
      </g>
      <circle cx="1066" cy="232" r="216" fill="var(--sun-500)" />
      <FarDunes />
      <NearDune />
    </svg>
  );
}

function FarDunes() {
  return (
    <>
      <path
        fill="var(--sand-100)"
        d="M1280 470C1480 430 1640 330 1830 304c130 58 300 84 480 92s600 12 990 60v180H1280Z"
      />
      <path
        fill="var(--sand-200)"
        d="M-1860 396C-1560 372-1240 436-940 456S-330 474-10 470C190 466 330 430 500 424s300 24 460 6 300-76 490-46S1900 452 2150 428s680-72 1150-40v252H-1860Z"
      />
      <clipPath id="scene-lit">
        <path d={litFace} />
      </clipPath>
      <path fill="var(--sun-200)" d={litFace} />
      <g clipPath="url(#scene-lit)" fill="none" stroke="var(--sun-500)" strokeWidth="1.5">
        <path id="scene-ripple" d="M470 612c270-24 500-110 756-260" />
        {rippleOffsets.map((y) => (
          <use key={y} href="#scene-ripple" y={y} />
        ))}
      </g>
      <path
        fill="var(--gulf-600)"
        d="M1210 348c74 62 140 96 250 100s420 34 620 58 300 40 430 56v70H1224c56-134-54-198-14-282Z"
      />
    </>
  );
}

/** The top of the ink section below the hero: as that, it has the visitor's own ground where colors are forced. */
function NearDune() {
  return (
    <g data-tone="ink">
      <path fill="var(--bg)" d={crest} />
      <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.25">
        {voices.map(({ path, opacity }) => (
          <path key={opacity} d={path} opacity={opacity} />
        ))}
      </g>
    </g>
  );
}
