import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { Vignette } from '@site/ui/vignettes/vignette.tsx';
import { content } from './content.ts';
import styles from './rooms.module.css';

const { rooms } = content;

/** A tile with the gap to the next one. */
const WIDTH = 10;
const HEIGHT = 7;
/** The gap: no drawing ends after it, or a sliver of the next tile would show. */
const SPACE = 1.4;

/** Tiles in a row: a larger room is wider. */
const columnsFor = (participants: number) => (participants > 100 ? 25 : 10);

/** Capacity by plan, drawn tile by tile. */
export function Rooms() {
  const { title, lead, unit, sizes, drawing, more } = rooms;
  return (
    <Section tone="ink">
      <SectionHead split title={title} lead={lead} />
      <SeatPattern />
      <ul className={styles.rooms}>
        {sizes.map(({ plan, participants }) => (
          <li key={plan}>
            <Vignette label={drawing(participants)}>
              <Seats columns={columnsFor(participants)} rows={participants / columnsFor(participants)} />
            </Vignette>
            <p>
              <b>{participants}</b>
              {unit}
              <span>{plan}</span>
            </p>
          </li>
        ))}
      </ul>
      <ArrowLink href={more.href} className={styles.more}>
        {more.text}
      </ArrowLink>
    </Section>
  );
}

/** As many tiles as participants; the first one speaks. */
function Seats({ columns, rows }: { columns: number; rows: number }) {
  const width = columns * WIDTH;
  const height = rows * HEIGHT;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 0h${width - SPACE}v${height - SPACE}H0z`} fill="url(#seats)" />
      <Seat x={0} y={0} color="sun-500" />
    </svg>
  );
}

const colors = ['gulf-300', 'gulf-600', 'gulf-400', 'ink-600', 'sand-300', 'gulf-700'];

/** Six tiles that all rooms repeat. */
function SeatPattern() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern id="seats" width={3 * WIDTH} height={2 * HEIGHT} patternUnits="userSpaceOnUse">
        {colors.map((color, index) => (
          <Seat key={color} x={(index % 3) * WIDTH} y={Math.floor(index / 3) * HEIGHT} color={color} />
        ))}
      </pattern>
    </svg>
  );
}

function Seat({ x, y, color }: { x: number; y: number; color: string }) {
  return <rect x={x} y={y} width={WIDTH - SPACE} height={HEIGHT - SPACE} rx="1" fill={`var(--${color})`} />;
}
