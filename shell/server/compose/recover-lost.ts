import { SteeringRefused } from '../steering/steering-refused.ts';
import type { SetRenderer } from './render/render-set.ts';

/** Runs work while nothing is being composed. */
export type Exclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Repeats failed work once, after all rendered documents were distrusted: some may have been lost since they were verified.
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
