import { SteeringRefused } from '../steering/steering-refused.ts';
import type { SetRenderer } from './render/render-set.ts';

/** Runs work on a composition that is not live. */
export type Exclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Repeats failed work once, after all rendered documents were distrusted: some may have been lost since they were verified.
 * @param exclusive runs work while nothing is being composed
 */
export const recoverLost =
  (exclusive: Exclusive, renderer: Pick<SetRenderer, 'distrust'>): Exclusive =>
  (work) =>
    exclusive(() =>
      work().catch((error: unknown) => {
        if (error instanceof SteeringRefused) throw error;
        renderer.distrust();
        return work();
      }),
    );
