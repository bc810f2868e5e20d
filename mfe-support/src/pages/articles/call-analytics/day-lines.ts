import { callsPerAgent, day, type HalfHour } from './example-day.ts';

const LEFT = 20;
const BASE = 234;
const HALF_HOUR = 30;
const CALL = 2.5;

const center = (position: number) => LEFT + (position + 0.5) * HALF_HOUR;
const height = (calls: number) => BASE - calls * CALL;

const busiest = day.reduce((most, halfHour) => (halfHour.calls > most.calls ? halfHour : most));
const summit = day.indexOf(busiest);

/** The busiest half-hour: its calls, its agents, and their positions in the drawing. */
export const peak = {
  ...busiest,
  x: center(summit),
  y: height(busiest.calls),
  top: height(busiest.agents * callsPerAgent),
};

const top = (position: number, share: number) => ({
  x: center(position),
  y: height((day[position]?.calls ?? 0) * share),
});

/** A soft line through half-hours, each as high as `share` of its calls; it ends between the last two. */
function slope(from: number, to: number, share = 1): string {
  let line = '';
  for (let position = from; position < to; position++) {
    const here = top(position, share);
    const next = top(position + 1, share);
    line += `Q${here.x} ${here.y} ${(here.x + next.x) / 2} ${(here.y + next.y) / 2}`;
  }
  return line;
}

const last = day.length - 1;
const start = `M${LEFT} ${BASE}`;
const evening = (share = 1) => {
  const { x, y } = top(last, share);
  return `Q${x} ${y} ${LEFT + day.length * HALF_HOUR} ${BASE}`;
};
const morning = `${start}${slope(0, summit)}L${peak.x} ${peak.y}`;

/** The whole dune, sharp at the summit. */
export const crest = `${morning}${slope(summit, last)}${evening()}Z`;

/** The side of the morning, up to the summit and down its ridge. */
export const litFace = `${morning}C${peak.x - 26} 150 ${peak.x + 44} 176 ${peak.x - 10} ${BASE}Z`;

/** Lines that lose height as they run down the dune. */
export const ripples = [0.8, 0.6, 0.4, 0.2].map((share) => ({
  path: `${start}${slope(0, last, share)}${evening(share)}`,
  opacity: share * 0.7,
}));

/** Capacity of each half-hour's agents, as steps. */
export const people = day.map(step).join('');

function step({ agents }: HalfHour, position: number): string {
  return `${position === 0 ? 'M' : 'L'}${LEFT + position * HALF_HOUR} ${height(agents * callsPerAgent)}h${HALF_HOUR}`;
}

/** Every second hour, from opening to closing. */
export const hours = [8, 10, 12, 14, 16, 18].map((hour) => ({ hour, x: LEFT + (hour - 8) * 2 * HALF_HOUR }));
