import type { LeadStore } from '../store/lead-store.ts';
import { StoreUnavailable } from '../store/lead-store.ts';
import type { Metrics } from './metrics.ts';

type Operation = (...values: unknown[]) => Promise<unknown>;

const outcomeOf = (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : 'failed');

function measured(run: Operation, operation: string, metrics: Metrics): Operation {
  return async (...values) => {
    const end = metrics.store.startTimer({ operation });
    try {
      const result = await run(...values);
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: outcomeOf(error) });
      throw error;
    }
  };
}

/** Wraps a store to measure every operation. */
export function measureStore<Store extends LeadStore>(store: Store, metrics: Metrics): Store {
  const operations = Object.entries(store).map(([name, run]) => [name, measured(run as Operation, name, metrics)]);
  return Object.fromEntries(operations) as Store;
}
