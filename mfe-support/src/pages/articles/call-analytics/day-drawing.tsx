import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';
import { crest, hours, litFace, peak, people, ripples } from './day-lines.ts';

const SHOWN_ON_PHONES = [8, 12, 18];

/** The calls of a day as a dune, under the capacity line of the shift. */
export default function DayDrawing({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 264" aria-hidden="true">
        <circle cx={peak.x + 34} cy={peak.y + 4} r="44" fill="var(--sun-500)" />
        <path d={crest} fill="var(--ink-900)" />
        <path d={litFace} fill="var(--gulf-600)" />
        <g fill="none" stroke="var(--gulf-300)" strokeWidth="1.25">
          {ripples.map(({ path, opacity }) => (
            <path key={opacity} d={path} opacity={opacity} />
          ))}
        </g>
        <path d={people} fill="none" stroke="var(--ink-900)" strokeWidth="2" />
        <text x={peak.x} y={peak.top - 10} textAnchor="middle">
          {peak.agents} people
        </text>
        <text data-tone="ink" x={peak.x} y={peak.y + 62} textAnchor="middle">
          {peak.calls} calls
        </text>
        {hours.map(({ hour, x }) => (
          <DiagramNote key={hour} x={x} y="256" textAnchor="middle" onPhones={SHOWN_ON_PHONES.includes(hour)}>
            {hour}:00
          </DiagramNote>
        ))}
      </svg>
    </Diagram>
  );
}
