import styles from './range-map.module.css';
import { CENTRE, cities, UNITS_PER_KM } from './range-map-cities.ts';
import land from './range-map-land.svg';

const RINGS_KM = [3000, 6000, 9000, 12_000];

/**
 * Voice routes from Dubai to thirteen cities, at true distance and bearing, on ink. The coasts are those of Natural
 * Earth (1:110 million, in the public domain), in the same projection.
 */
export function RangeMap() {
  return (
    <div className={styles.frame}>
      <img className={styles.land} src={land} alt="" width="640" height="640" loading="lazy" />
      <Routes />
    </div>
  );
}

function Routes() {
  return (
    <svg className={styles.map} viewBox="0 0 640 640" aria-hidden="true">
      <Rings />
      <path d={spokes} fill="none" stroke="var(--sun-500)" strokeWidth="1.5" strokeOpacity=".75" />
      <g fill="var(--sun-200)">
        {cities.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="4.5" />
        ))}
      </g>
      <circle className={styles.pulse} cx={CENTRE} cy={CENTRE} r="26" fill="none" stroke="var(--sun-500)" />
      <circle cx={CENTRE} cy={CENTRE} r="13" fill="var(--sun-500)" />
      <Names />
    </svg>
  );
}

const spokes = cities.map(({ x, y }) => `M${CENTRE} ${CENTRE}Q${bend(x, y)} ${x} ${y}`).join('');

/** Control point that bends a route to one side by 12 % of its length. */
function bend(x: number, y: number) {
  const controlX = (CENTRE + x) / 2 - (y - CENTRE) * 0.12;
  const controlY = (CENTRE + y) / 2 + (x - CENTRE) * 0.12;
  return `${Math.round(controlX)} ${Math.round(controlY)}`;
}

function Rings() {
  return (
    <>
      <g fill="none" stroke="var(--gulf-300)" strokeOpacity=".26">
        {RINGS_KM.map((km) => (
          <circle key={km} cx={CENTRE} cy={CENTRE} r={Math.round(km * UNITS_PER_KM)} />
        ))}
      </g>
      {RINGS_KM.map((km) => (
        <text key={km} className={styles.km} x={CENTRE} y={Math.round(CENTRE + km * UNITS_PER_KM) - 6}>
          {`${km.toLocaleString('en')} km`}
        </text>
      ))}
    </>
  );
}

function Names() {
  return (
    <>
      {cities.map(({ name, x, y, dx, dy, anchor }) => (
        <text key={name} x={x + dx} y={y + dy} textAnchor={anchor}>
          {name}
        </text>
      ))}
      <text className={styles.hub} x={CENTRE + 22} y={CENTRE - 14}>
        Dubai
      </text>
    </>
  );
}
