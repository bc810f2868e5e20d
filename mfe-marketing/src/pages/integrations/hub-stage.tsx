import { IllustrationStage } from '@site/ui/art/illustration-stage.tsx';
import { Phone } from 'lucide';
import { createElement } from 'react';
import { integrations } from '../../integrations/integration-list.ts';
import { ToolTile, ToolTileOutline } from '../../integrations/tool-tile.tsx';
import { content } from './content.ts';
import styles from './hub-stage.module.css';

const CENTER = { x: 340, y: 296 };
/** How far a spoke swings out, as a share of its length. */
const SWING = 0.13;

interface Orbit {
  rx: number;
  ry: number;
  /** Degrees, clockwise from the top. */
  from: number;
}

const outer: Orbit = { rx: 249, ry: 222, from: 0 };
const inner: Orbit = { rx: 141, ry: 126, from: 32 };

/** Steps of both orbits. */
const STEPS = 7;
/** Gaps between the outer spokes in which the inner tools stand, so that no line runs behind a tile. */
const gaps = [0, 1, 3, 4, 5];

const placeOnOrbit = ({ rx, ry, from }: Orbit, step: number) => {
  const angle = ((from + (step * 360) / STEPS) * Math.PI) / 180;
  return { x: Math.round(CENTER.x + rx * Math.sin(angle)), y: Math.round(CENTER.y - ry * Math.cos(angle)) };
};

const place = (popular: boolean, orbit: Orbit, steps?: readonly number[]) =>
  integrations
    .filter((integration) => integration.popular === popular)
    .map((integration, index) => ({ ...integration, ...placeOnOrbit(orbit, steps?.[index] ?? index) }));

const popular = place(true, outer);
const others = place(false, inner, gaps);

function spoke({ x, y }: { x: number; y: number }) {
  const [dx, dy] = [x - CENTER.x, y - CENTER.y];
  const bend = `${Math.round(CENTER.x + dx / 2 - dy * SWING)} ${Math.round(CENTER.y + dy / 2 + dx * SWING)}`;
  return `M${CENTER.x} ${CENTER.y}Q${bend} ${x} ${y}`;
}

const names = new Intl.ListFormat('en-GB').format(integrations.map(({ name }) => name));

/** The call in the middle, the integrated tools around it. */
export function HubStage() {
  return (
    <IllustrationStage label={content.hero.drawing(names)} className={styles.stage}>
      <svg viewBox="0 0 700 600" aria-hidden="true">
        <ToolTileOutline />
        <path fill="var(--gulf-200)" d="M0 470c120-8 250-60 340-174-30 106 70 172 40 304H0z" />
        <path fill="var(--gulf-300)" opacity=".75" d="M340 296c80 116 210 162 360 172v132H380c30-132-70-198-40-304Z" />
        <g fill="none" stroke="var(--gulf-600)" strokeOpacity=".32">
          {[inner, outer].map(({ rx, ry }) => (
            <ellipse key={rx} cx={CENTER.x} cy={CENTER.y} rx={rx} ry={ry} />
          ))}
        </g>
        <g fill="none" strokeWidth="1.5">
          <path stroke="var(--gulf-600)" strokeOpacity=".6" d={others.map(spoke).join('')} />
          <path stroke="var(--ink-900)" d={popular.map(spoke).join('')} />
        </g>
        <g className={styles.calls} fill="none" stroke="var(--sun-500)" strokeWidth="4">
          {popular.map((tool) => (
            <path key={tool.name} d={spoke(tool)} />
          ))}
        </g>
        <circle cx={CENTER.x} cy={CENTER.y} r="62" fill="var(--sun-500)" />
        <g
          transform="translate(314 270) scale(2.17)"
          fill="none"
          stroke="var(--ink-900)"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {Phone.map(([tag, attributes]) => createElement(tag, { ...attributes, key: tag }))}
        </g>
        {others.map(({ name, category, letters, x, y }) => (
          <ToolTile key={name} category={category} letters={letters} within={{ x, y, side: 46 }} />
        ))}
        {popular.map(({ name, category, letters, x, y }) => (
          <ToolTile key={name} category={category} letters={letters} within={{ x, y, side: 68 }} />
        ))}
        <g className={styles.names}>
          {popular.map(({ name, x, y }) => (
            <text key={name} x={x} y={y < CENTER.y ? y - 42 : y + 53}>
              {name}
            </text>
          ))}
        </g>
      </svg>
    </IllustrationStage>
  );
}
