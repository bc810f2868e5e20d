import { describe } from 'vitest';
import { describeBackingUp } from './operators/backing-up.contract.ts';
import type { NewPlace } from './operators/command-line.ts';
import { describeDeliveringAgain } from './operators/delivering-again.contract.ts';
import { describeErasing } from './operators/erasing.contract.ts';
import { describeFinding } from './operators/finding.contract.ts';
import { describeImportingSlowly } from './operators/importing-slowly.contract.ts';
import { describeMoving } from './operators/moving.contract.ts';
import { describePurging } from './operators/purging.contract.ts';
import { describeReviewing } from './operators/reviewing.contract.ts';

const subjects = [
  describeFinding,
  describeReviewing,
  describeDeliveringAgain,
  describeErasing,
  describeBackingUp,
  describeMoving,
  describePurging,
];

/**
 * Contract of the `leads` command on any store.
 * @param newPlace returns the settings of an empty store
 */
export function describeOperating(name: string, newPlace: NewPlace): void {
  describe(`with ${name}, an operator`, { timeout: 60_000 }, () => {
    for (const describeSubject of subjects) describeSubject(newPlace);
  });
}

/**
 * Contract of the `leads` command on any store, as far as it takes other processes.
 * @param newPlace returns the settings of an empty store
 */
export function describeOperatingWithProcesses(name: string, newPlace: NewPlace): void {
  describe(`with ${name}, an operator`, { timeout: 60_000 }, () => describeImportingSlowly(newPlace));
}
