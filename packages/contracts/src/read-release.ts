import * as z from 'zod/mini';
import { RELEASE_CONTRACT, type Release, releaseSchema } from './release.ts';
import { release1Schema, upgradeFrom1 } from './release-1.ts';
import { findUnknownFields, toUnknownField, withoutFields } from './unknown-fields.ts';

/** Problem of a description, with its place. */
export interface ReleaseIssue {
  path: PropertyKey[];
  message: string;
}

/** Result of reading `release.json`. */
export type ReleaseReading =
  | { release: Release }
  /** The contract is not supported; `reason` states the remedy. */
  | { unsupported: number; reason: string }
  | { issue: ReleaseIssue };

/** Contract before the current one; both are supported. */
const PREVIOUS_CONTRACT = RELEASE_CONTRACT - 1;

/** Limit of unknown fields reported to the team; all are ignored. */
const MOST_NAMED = 20;

/** A newer kit may add a field to each of ten thousand files, and several to each page. */
const MOST_UNKNOWN = 20_000;

/** Reads a description of one contract and upgrades it step by step to the current one. */
const readers: Record<number, (description: unknown) => ReleaseReading> = {
  [PREVIOUS_CONTRACT]: (description) => read(release1Schema, upgradeFrom1, description),
  [RELEASE_CONTRACT]: (description) => read(releaseSchema, (release) => release, description),
};

const contractSchema = z.object({ contract: z.int() });

/**
 * Reads a release of the current or the previous contract. Unknown fields are ignored, up to a limit.
 * @param description content of `release.json`
 * @returns the release in the shape of the current contract, or the reason for none
 */
export function readRelease(description: unknown): ReleaseReading {
  const { data, error } = contractSchema.safeParse(description);
  if (error) return { issue: firstOf(error) };
  return readers[data.contract]?.(description) ?? { unsupported: data.contract, reason: whatToDo(data.contract) };
}

function read<Described>(
  schema: z.ZodMiniType<Described>,
  upgrade: (release: Described) => Release,
  description: unknown,
): ReleaseReading {
  const { data, error } = schema.safeParse(description);
  if (!error) return { release: upgrade(data) };
  const unknown = findUnknownFields(error);
  if (unknown.length === 0) return { issue: firstOf(error) };
  if (unknown.length > MOST_UNKNOWN) {
    const message = `must have at most ${MOST_UNKNOWN} unknown fields, not ${unknown.length}`;
    return { issue: { path: [], message } };
  }
  const known = schema.safeParse(withoutFields(description, unknown));
  if (known.error) return { issue: firstOf(known.error) };
  const unknownFields = unknown.slice(0, MOST_NAMED).map((path) => toUnknownField(description, path));
  return { release: { ...upgrade(known.data), unknownFields } };
}

const firstOf = ({ issues }: z.core.$ZodError): ReleaseIssue => issues[0] ?? { path: [], message: 'Invalid input' };

function whatToDo(contract: number): string {
  const isNewer = contract > RELEASE_CONTRACT;
  const advice = isNewer
    ? 'upgrade the shell first, or build the release with an older remote-kit'
    : 'build it again with a newer remote-kit';
  return `The release is of contract ${contract}, and this shell reads ${PREVIOUS_CONTRACT} and ${RELEASE_CONTRACT}: ${advice}.`;
}
