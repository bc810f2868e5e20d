import { agentsNeeded, type Demand } from './erlang-c.ts';

const HALF_HOUR = 1800;
const HANDLING = 240;

/** Calls that reach the queue of the example, by half-hour from 8:00 to 18:00. */
const calls = [6, 12, 24, 36, 46, 50, 44, 36, 26, 22, 24, 30, 38, 42, 40, 34, 26, 18, 10, 6];

/** Target of the example: four calls in five within 20 seconds. */
export const promise = { seconds: 20, share: 0.8 };

/** Calls that one person can handle in a half-hour. */
export const callsPerAgent = HALF_HOUR / HANDLING;

/** Demand of a half-hour of the example. */
export const demand = (arriving: number): Demand => ({ calls: arriving, interval: HALF_HOUR, handling: HANDLING });

/** The example day: calls of each half-hour, and the agents needed for the target. */
export const day = calls.map((arriving) => ({
  calls: arriving,
  agents: agentsNeeded(demand(arriving), promise.seconds, promise.share),
}));

export type HalfHour = (typeof day)[number];
