import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';

/** The PBX behind its firewall and the two hosts of the trunk, one of them waiting. */
export default function FailoverDiagram({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 210" aria-hidden="true">
        <g fill="none" stroke="var(--gulf-600)" strokeWidth="2">
          <path d="M150 105h90M310 96C370 96 380 56 440 56" />
          <path strokeDasharray="5 6" d="M310 114c60 0 70 42 130 42" />
        </g>
        <g fill="var(--white)">
          <rect x="20" y="75" width="130" height="60" rx="12" />
          <rect x="440" y="26" width="180" height="60" rx="12" />
          <rect x="440" y="126" width="180" height="60" rx="12" />
        </g>
        <rect x="240" y="65" width="70" height="80" rx="12" fill="var(--ink-900)" />
        <circle cx="275" cy="105" r="9" fill="var(--sun-500)" />
        <text x="85" y="101" textAnchor="middle">
          PBX
        </text>
        <DiagramNote x="85" y="121" textAnchor="middle">
          your office
        </DiagramNote>
        <DiagramNote x="275" y="168" textAnchor="middle" onPhones>
          Firewall
        </DiagramNote>
        <text x="458" y="53">
          Primary
        </text>
        <DiagramNote x="458" y="73">
          priority 10
        </DiagramNote>
        <text x="458" y="153">
          Secondary
        </text>
        <DiagramNote x="458" y="173">
          takes over in under 30 s
        </DiagramNote>
      </svg>
    </Diagram>
  );
}
