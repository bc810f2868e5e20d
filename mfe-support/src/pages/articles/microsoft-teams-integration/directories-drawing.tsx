import { Diagram, DiagramNote } from '@site/ui/text/diagram.tsx';

const SUN = { x: 320, y: 112 };

const directories = [
  {
    x: 16,
    title: 'People',
    source: 'Microsoft Entra ID',
    rows: ['Sales', 'Front desk', 'Warehouse'],
    chosen: 1,
    mark: <Person />,
  },
  {
    x: 460,
    title: 'Numbers',
    source: 'your phone system',
    rows: ['… 0114', '… 0121', '… 0128'],
    chosen: 2,
    mark: <Voice />,
  },
];

/** A person of one directory and a number of the other, joined where the sun rises. */
export default function DirectoriesDrawing({ label }: { label: string }) {
  return (
    <Diagram label={label}>
      <svg viewBox="0 0 640 250" overflow="visible" aria-hidden="true">
        <g fill="none" stroke="var(--sun-500)" strokeWidth="1.5">
          <circle cx={SUN.x} cy={SUN.y} r="88" opacity=".6" />
          <circle cx={SUN.x} cy={SUN.y} r="116" opacity=".3" />
        </g>
        <circle cx={SUN.x} cy={SUN.y} r="62" fill="var(--sun-500)" />
        <path fill="var(--gulf-600)" d="M-60 300V150c150-4 270 40 420 150Z" />
        <path fill="var(--ink-900)" d="M700 300V168c-150-6-280 20-430 132Z" />
        {directories.map((directory) => (
          <Directory key={directory.title} {...directory} />
        ))}
        <path
          fill="none"
          stroke="var(--ink-900)"
          strokeWidth="2"
          d="M180 122C196 122 192 112 206 112M460 164C440 164 450 112 434 112"
        />
        <rect x="206" y="88" width="228" height="48" rx="24" fill="var(--ink-900)" />
        <text data-tone="ink" x={SUN.x} y="120" textAnchor="middle">
          +44 20 7946 0128
        </text>
      </svg>
    </Diagram>
  );
}

function Directory({ x, title, source, rows, chosen, mark }: (typeof directories)[number]) {
  return (
    <g transform={`translate(${x} 10)`}>
      <rect width="164" height="190" rx="12" fill="var(--white)" />
      <rect x="8" y={58 + chosen * 42} width="148" height="36" rx="8" fill="var(--sun-200)" />
      <text x="16" y="28">
        {title}
      </text>
      <DiagramNote x="16" y="47">
        {source}
      </DiagramNote>
      {rows.map((row, position) => (
        <g key={row} transform={`translate(18 ${62 + position * 42})`}>
          {mark}
          <DiagramNote x="36" y="19">
            {row}
          </DiagramNote>
        </g>
      ))}
    </g>
  );
}

function Person() {
  return (
    <g fill="var(--gulf-600)">
      <circle cx="12" cy="8" r="6" />
      <path d="M0 27c3-7 7-10 12-10s9 3 12 10z" />
    </g>
  );
}

function Voice() {
  return <path fill="none" stroke="var(--gulf-600)" strokeWidth="2" d="M0 14q3-8 6 0t6 0q3-16 6 0t6 0" />;
}
