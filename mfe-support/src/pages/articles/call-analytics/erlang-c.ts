export interface Demand {
  /** Calls that arrive within the interval. */
  calls: number;
  /** Length of the interval, in seconds. */
  interval: number;
  /** Average handling time of a call, talk and wrap-up, in seconds. */
  handling: number;
}

/** Average number of calls in progress: the offered load, in erlangs. */
export const offeredLoad = ({ calls, interval, handling }: Demand) => (calls / interval) * handling;

/**
 * Probability that a caller has to wait (Erlang C, A. K. Erlang 1917), through the recursion of Erlang B.
 * @param agents people who take calls
 * @param load offered load in erlangs, less than `agents`
 */
function waitProbability(agents: number, load: number): number {
  let blocked = 1;
  for (let n = 1; n <= agents; n++) blocked = (load * blocked) / (n + load * blocked);
  return blocked / (1 - (load / agents) * (1 - blocked));
}

/** Share of calls answered within the given seconds; 0 when the queue only grows. */
export function serviceLevel(agents: number, demand: Demand, seconds: number): number {
  const load = offeredLoad(demand);
  if (agents <= load) return 0;
  return 1 - waitProbability(agents, load) * Math.exp((-(agents - load) * seconds) / demand.handling);
}

/** Average wait of all callers, in seconds. */
export function averageWait(agents: number, demand: Demand): number {
  const load = offeredLoad(demand);
  return agents <= load
    ? Number.POSITIVE_INFINITY
    : (waitProbability(agents, load) * demand.handling) / (agents - load);
}

/** Fewest agents for the wanted share of calls within the given seconds. */
export function agentsNeeded(demand: Demand, seconds: number, share: number): number {
  let agents = Math.floor(offeredLoad(demand)) + 1;
  while (serviceLevel(agents, demand, seconds) < share) agents++;
  return agents;
}
