import * as z from 'zod/mini';
import { RELEASE_CONTRACT, type Release, releaseSchema } from './release.ts';
import { release1Schema, upgradeFrom1 } from './release-1.ts';
import { findUnknownFields, toUnknownField, withoutFields } from './unknown-fields.ts';

/** What is wrong with a description, and where. */
export interface ReleaseIssue {
  path: PropertyKey[];
  message: string;
}

/** What `release.json` turned out to be. */
export type ReleaseReading =
  | { release: Release }
  /** It is of a contract that is not read here; `reason` says what to do. */
  | { unsupported: number; reason: string }
  | { issue: ReleaseIssue };

/** Contract before the current one. Releases of these two are read. */
const PREVIOUS_CONTRACT = RELEASE_CONTRACT - 1;

/** Unknown fields that are named to the team; all others are ignored as well. */
const MOST_NAMED = 20;

/** Reads what has the shape of one contract, and upgrades it to the current one step by step. */
const readers: Record<number, (description: unknown) => ReleaseReading> = {
  [PREVIOUS_CONTRACT]: (description) => read(release1Schema, upgradeFrom1, description),
  [RELEASE_CONTRACT]: (description) => read(releaseSchema, (release) => release, description),
};

const contractSchema = z.looseObject({ contract: z.int() });

/**
 * Reads a release of the current or the previous contract. Fields that the contract does not know are ignored.
 * @param description content of `release.json`
 * @returns the release in the shape of the current contract, or why there is none
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
