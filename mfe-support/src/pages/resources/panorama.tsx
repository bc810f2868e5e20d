import type { Featured } from './content.ts';
import { near, voices } from './panorama-lines.ts';

/** Where each picture lies on the panorama; the first draws it, the others show it again. */
const crops: Record<Featured['category'], string> = {
  Guide: '0 0 700 520',
  'Case study': '704 206 400 180',
  Blog: '1086 296 330 150',
};

/** A part of one dune panorama. */
export function PanoramaCrop({ of }: { of: Featured['category'] }) {
  return (
    <svg viewBox={crops[of]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {of === 'Guide' ? <Panorama /> : <use href="#panorama" />}
    </svg>
  );
}

const rings = [
  { radius: 166, opacity: 0.6 },
  { radius: 216, opacity: 0.38 },
  { radius: 272, opacity: 0.2 },
];

function Panorama() {
  return (
    <g id="panorama">
      <path fill="var(--gulf-200)" d="M-200-200h1840v920H-200Z" />
      <g fill="none" stroke="var(--sun-500)" strokeWidth="1.5">
        {rings.map(({ radius, opacity }) => (
          <circle key={radius} cx="390" cy="214" r={radius} opacity={opacity} />
        ))}
      </g>
      <circle cx="390" cy="214" r="112" fill="var(--sun-500)" />
      <g fill="var(--sun-500)">
        <circle cx="754" cy="268" r="16" />
        <circle cx="836" cy="282" r="13" />
        <circle cx="1036" cy="262" r="17" />
      </g>
      <path fill="var(--gulf-300)" d="M-200 300C60 286 240 220 420 232s330 76 520 44 320-70 700-20v300H-200Z" />
      <Dune
        lit="M40 470C250 430 420 300 520 170C496 250 580 320 540 470Z"
        shade="M520 170C600 260 720 350 900 400V470H540C580 320 496 250 520 170Z"
      />
      <Dune
        lit="M700 470C800 420 880 330 930 232C912 300 970 360 944 470Z"
        shade="M930 232C990 300 1090 360 1230 396V470H944C970 360 912 300 930 232Z"
      />
      <Dune
        lit="M1080 470C1160 440 1240 370 1300 290C1286 340 1336 390 1312 470Z"
        shade="M1300 290C1350 350 1430 390 1540 410V470H1312C1336 390 1286 340 1300 290Z"
      />
      <path fill="var(--ink-900)" d={near} />
      <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.5">
        {voices.map(({ path, opacity }) => (
          <path key={opacity} d={path} opacity={opacity} />
        ))}
      </g>
    </g>
  );
}

/** A lit and a shaded face with one ridge between them. */
function Dune({ lit, shade }: { lit: string; shade: string }) {
  return (
    <>
      <path fill="var(--sun-200)" d={lit} />
      <path fill="var(--gulf-600)" d={shade} />
    </>
  );
}
