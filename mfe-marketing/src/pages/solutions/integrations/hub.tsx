import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { integrations } from '../../../integrations/integration-list.ts';
import { content } from './content.ts';
import styles from './hub.module.css';

const { hub } = content;

const CENTER = { x: 360, y: 300 };

/** Where the names stand around the sun, clockwise from the top left. */
const places = [
  [205, 66],
  [410, 56],
  [552, 138],
  [630, 232],
  [588, 326],
  [600, 452],
  [488, 530],
  [282, 552],
  [112, 494],
  [92, 396],
  [62, 292],
  [104, 172],
] as const;

const nodes = places.flatMap(([x, y], index) => {
  const name = integrations[index]?.name;
  return name ? [{ name, x, y }] : [];
});

const spokes = nodes.map(({ x, y }) => `M${CENTER.x} ${CENTER.y}L${x} ${y}`).join('');

/** The sun in the middle, a line to every app that we build ourselves. */
export function Hub() {
  return (
    <IllustrationStage tone="ink" label={hub.drawing(nodes.map(({ name }) => name))} className={styles.stage}>
      <svg viewBox="0 0 720 600" aria-hidden="true">
        <g fill="none" stroke="var(--gulf-300)" strokeOpacity=".22">
          {[150, 224, 306].map((radius) => (
            <circle key={radius} cx={CENTER.x} cy={CENTER.y} r={radius} />
          ))}
        </g>
        <path d={spokes} stroke="var(--sun-500)" strokeWidth="1.5" strokeOpacity=".7" />
        <circle className={styles.ring} cx={CENTER.x} cy={CENTER.y} r="92" />
        <circle cx={CENTER.x} cy={CENTER.y} r="76" fill="var(--sun-500)" />
        <text className={styles.count} x={CENTER.x} y={CENTER.y + 14}>
          {hub.count}
        </text>
        {nodes.map((node) => (
          <Node key={node.name} {...node} />
        ))}
      </svg>
    </IllustrationStage>
  );
}

/** Width of a letter on average, and of the space around a name. */
const LETTER = 11.5;
const PADDING = 48;

function Node({ name, x, y }: { name: string; x: number; y: number }) {
  const width = name.length * LETTER + PADDING;
  return (
    <>
      <rect x={x - width / 2} y={y - 23} width={width} height="46" rx="23" />
      <text x={x} y={y + 8}>
        {name}
      </text>
    </>
  );
}
