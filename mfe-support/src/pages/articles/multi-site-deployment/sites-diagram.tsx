import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { crest, sites, voices } from './site-crest.ts';

/** Offices as suns behind one crest, through which the same voice runs. */
export default function SitesDiagram({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 24 640 218" overflow="visible" aria-hidden="true">
        {sites.map(({ name, x, y, radius }) => (
          <g key={name}>
            <circle cx={x} cy={y - radius / 3} r={radius} fill="var(--sun-500)" />
            <circle cx={x} cy={y - radius / 3} r={radius + 9} fill="none" stroke="var(--sun-500)" />
            <text x={x} y={y - radius * 1.4 - 20} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <path d={crest} fill="var(--ink-900)" />
        <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.25">
          {voices.map(({ path, opacity }) => (
            <path key={opacity} d={path} opacity={opacity} />
          ))}
        </g>
        <g data-tone="ink">
          <DiagramNote x="320" y="234" textAnchor="middle">
            one numbering plan, one directory, one way to route a call
          </DiagramNote>
        </g>
      </svg>
    </Diagram>
  );
}
