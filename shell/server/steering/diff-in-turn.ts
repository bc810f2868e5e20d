import type { DiffReleases } from '../diff/diff-releases.ts';
import type { InTurn, Requester } from './turns.ts';

/** Compares two stored releases in turn with decisions, which would have to wait while these releases are rendered. */
export type DiffInTurn = (requester: Requester, ...compared: Parameters<DiffReleases>) => ReturnType<DiffReleases>;

export const createDiffInTurn =
  (diff: DiffReleases, inTurn: InTurn): DiffInTurn =>
  (requester, ...compared) =>
    inTurn({ ...requester, isUrgent: false }, () => diff(...compared));
