import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { fallen, standing, voices, whole } from './crest-lines.ts';

/** A crest that has broken, and the next one, to which the call has moved. */
export default function CrestsDiagram({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 -4 640 240" overflow="visible" aria-hidden="true">
        <circle cx="165" cy="98" r="26" fill="none" stroke="var(--stone-500)" strokeWidth="2" strokeDasharray="4 6" />
        <path d={standing} fill="var(--gulf-600)" />
        <path d={fallen} fill="var(--gulf-400)" />
        <CallOnNextCrest />
        <g fill="none" stroke="var(--ink-900)" strokeWidth="2">
          <path d="M198 76C250 32 350 26 408 62" strokeDasharray="5 6" />
          <path d="m397 48 12 14-18 3" />
        </g>
        <text x="300" y="24" textAnchor="middle">
          under 30 s
        </text>
        <g data-tone="ink">
          <text x="104" y="232" textAnchor="middle">
            Out of service
          </text>
          <text x="464" y="232" textAnchor="middle">
            Takes the call
          </text>
        </g>
        <DiagramNote x="300" y="70" textAnchor="middle">
          for new calls
        </DiagramNote>
      </svg>
    </Diagram>
  );
}

function CallOnNextCrest() {
  return (
    <>
      <circle cx="464" cy="92" r="30" fill="var(--sun-500)" />
      <g fill="none" stroke="var(--sun-500)">
        <circle cx="464" cy="92" r="42" />
        <circle cx="464" cy="92" r="55" opacity=".5" />
      </g>
      <path d={whole} fill="var(--ink-900)" />
      <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.25">
        {voices.map(({ path, opacity }) => (
          <path key={opacity} d={path} opacity={opacity} />
        ))}
      </g>
    </>
  );
}
