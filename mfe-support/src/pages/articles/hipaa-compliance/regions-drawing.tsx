import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { voiceLine } from '@site/ui/vignettes/voice-line.ts';

/** Recordings lie below the ridge of their plane, loudest in the middle, and end before its edge. */
const recording = (from: number, to: number, ridge: (x: number) => number) =>
  voiceLine({ from, to, ridge, strength: (x) => 13 * Math.sin(((x - from) / (to - from)) * Math.PI) ** 2 });

const recordings = {
  us: recording(130, 270, (x) => 76 + (x - 130) * 0.07),
  eu: recording(350, 490, (x) => 152 + (x - 350) * 0.07),
  uae: recording(520, 640, (x) => 222 + (x - 500) * 0.05),
};

/** The three regions as planes that overlap and never mix; the sun rises behind the one that was chosen. */
export default function RegionsDrawing({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 250" overflow="visible" aria-hidden="true">
        <path fill="var(--sand-300)" d="M-60 300V62C0 44 80 32 140 32 280 34 460 92 700 98V300Z" />
        <circle cx="388" cy="108" r="84" fill="none" stroke="var(--sun-500)" strokeWidth="1.5" opacity=".6" />
        <circle cx="388" cy="108" r="58" fill="var(--sun-500)" />
        <path fill="var(--gulf-700)" d="M-60 300V172C80 172 210 116 350 112 480 112 590 150 700 158V300Z" />
        <path fill="var(--ink-900)" d="M-60 300V254C140 252 330 190 500 182 580 180 650 192 700 202V300Z" />
        <g fill="none" strokeWidth="1.5">
          <path d={recordings.us} stroke="var(--gulf-600)" />
          <path d={recordings.eu} stroke="var(--sun-400)" />
          <path d={recordings.uae} stroke="var(--gulf-300)" />
        </g>
        <Region name="US" law="HIPAA, state law" x={64} y={84} />
        <g data-tone="ink">
          <Region name="EU" law="GDPR" x={290} y={158} />
          <Region name="UAE" law="Federal Law 2" x={412} y={226} />
        </g>
      </svg>
    </Diagram>
  );
}

function Region({ name, law, x, y }: { name: string; law: string; x: number; y: number }) {
  return (
    <>
      <text x={x} y={y}>
        {name}
      </text>
      <DiagramNote x={x} y={y + 18}>
        {law}
      </DiagramNote>
    </>
  );
}
