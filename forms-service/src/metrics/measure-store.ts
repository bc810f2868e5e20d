import type { LeadStore } from '../store/lead-store.ts';
import { StoreUnavailable } from '../store/lead-store.ts';
import { wrapOperations } from '../store/wrap-operations.ts';
import type { Metrics } from './metrics.ts';

const outcomeOf = (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : 'failed');

/** Wraps a store to measure every operation. */
export const measureStore = <Store extends LeadStore>(store: Store, metrics: Metrics): Store =>
  wrapOperations(store, async (run, operation) => {
    const end = metrics.store.startTimer({ operation });
    try {
      const result = await run();
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: outcomeOf(error) });
      throw error;
    }
  });
