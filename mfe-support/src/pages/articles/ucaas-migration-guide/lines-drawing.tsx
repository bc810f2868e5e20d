import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { voiceLine } from '@site/ui/vignettes/voice-line.ts';

/** Poles of the old line, each span fainter than the one before. */
const spans = [
  { path: 'M-60 72Q-20 98 36 72', opacity: 1 },
  { path: 'M36 72Q96 106 156 80', opacity: 0.75 },
  { path: 'M156 80Q216 114 276 92', opacity: 0.45 },
];
const poles = [
  { x: 36, top: 56, opacity: 1 },
  { x: 156, top: 64, opacity: 0.75 },
  { x: 276, top: 76, opacity: 0.45 },
];

/** Begins as a straight line where the old one ends, and speaks louder the further it goes. */
const newLine = voiceLine({
  from: 276,
  to: 496,
  ridge: (x) => 92 + (x - 276) * 0.06,
  strength: (x) => ((x - 276) / 220) * 15 * (0.55 + 0.45 * Math.abs(Math.sin(x / 31))),
});

const dune = 'M180 300C300 250 430 166 560 150 620 146 660 160 700 166V300Z';

const ripples = [
  { y: 26, opacity: 0.6 },
  { y: 50, opacity: 0.36 },
  { y: 74, opacity: 0.2 },
].map(({ y, opacity }) => ({
  opacity,
  path: voiceLine({ from: 220, to: 700, ridge: (x) => 209 + y - (x - 220) * 0.12, strength: () => 4 * opacity }),
}));

/** An old line on poles fades out; a voice line continues from its end, over the dune to the sun. */
export default function LinesDrawing({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 240" overflow="visible" aria-hidden="true">
        <path fill="var(--sand-300)" d="M-60 300V196C60 186 190 200 420 252V300Z" />
        <g stroke="var(--stone-600)" strokeWidth="3">
          {poles.map(({ x, top, opacity }) => (
            <path key={x} opacity={opacity} d={`M${x} ${top}V210M${x - 12} ${top + 14}h24`} />
          ))}
        </g>
        <g fill="none" stroke="var(--stone-600)" strokeWidth="2">
          {spans.map(({ path, opacity }) => (
            <path key={path} opacity={opacity} d={path} />
          ))}
        </g>
        <g fill="none" stroke="var(--sun-500)" strokeWidth="1.5">
          <circle cx="552" cy="106" r="80" opacity=".6" />
          <circle cx="552" cy="106" r="106" opacity=".3" />
        </g>
        <circle cx="552" cy="106" r="56" fill="var(--sun-500)" />
        <clipPath id="migration-dune">
          <path d={dune} />
        </clipPath>
        <path fill="var(--ink-900)" d={dune} />
        <g clipPath="url(#migration-dune)" fill="none" stroke="var(--gulf-300)" strokeWidth="1.25">
          {ripples.map(({ path, opacity }) => (
            <path key={opacity} opacity={opacity} d={path} />
          ))}
        </g>
        <path fill="none" stroke="var(--gulf-600)" strokeWidth="2.5" d={newLine} />
        <text x="36" y="38" textAnchor="middle">
          Old line
        </text>
        <text x="380" y="56" textAnchor="middle">
          New line
        </text>
        <DiagramNote x="36" y="234" textAnchor="middle">
          week 1
        </DiagramNote>
        <g data-tone="ink">
          <DiagramNote x="552" y="234" textAnchor="middle">
            week 8
          </DiagramNote>
        </g>
      </svg>
    </Diagram>
  );
}
