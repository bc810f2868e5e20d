import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { dune, lineAfter, lineBefore, packetsAfter, packetsBefore, shade } from './jitter-lines.ts';

/** The same sentence before the voice queue, uneven and with gaps, and after it. */
export default function JitterDiagram({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 250" overflow="visible" aria-hidden="true">
        <g fill="none" strokeWidth="2.5" strokeLinecap="round">
          <path d={lineBefore} stroke="var(--dusk-600)" />
          <path d={lineAfter} stroke="var(--gulf-600)" />
        </g>
        <rect x="300" y="26" width="40" height="76" rx="10" fill="var(--ink-900)" />
        <circle cx="320" cy="64" r="9" fill="var(--sun-500)" />
        <path d={dune} fill="var(--sun-200)" />
        <path d={shade} fill="var(--gulf-600)" />
        <Packets at={packetsBefore} fill="var(--dusk-500)" />
        <Packets at={packetsAfter} fill="var(--ink-900)" />
        <text x="16" y="150">
          With jitter
        </text>
        <DiagramNote x="16" y="170">
          uneven, with gaps
        </DiagramNote>
        <DiagramNote x="320" y="124" textAnchor="middle" onPhones>
          Voice queue
        </DiagramNote>
        <text x="624" y="150" textAnchor="end">
          In step
        </text>
        <DiagramNote x="624" y="170" textAnchor="end">
          one every 20 ms
        </DiagramNote>
      </svg>
    </Diagram>
  );
}

function Packets({ at, fill }: { at: readonly { x: number; y: number }[]; fill: string }) {
  return (
    <g fill={fill}>
      {at.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y - 7} r="5" />
      ))}
    </g>
  );
}
