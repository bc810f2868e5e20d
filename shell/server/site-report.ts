import type { Release } from '@site/contracts';
import type { Refusal, Warning } from './compose/composition.ts';
import type { CompositionRecord } from './publish/composition-record.ts';

/** Failure of the last composition that is not the fault of a release. */
export interface Failure {
  /** One sentence. */
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** Answer of `GET /-/composition`. */
export interface SiteReport {
  id: string | null;
  createdAt: string | null;
  releases: Record<string, { version: string; pages: number }>;
  pages: { path: string; remote: string; bytes: number }[];
  refused: Refusal[];
  /** `null` once it has been composed again. */
  failed: Failure | null;
  warnings: Warning[];
}

/** @param record describes the published composition */
export function toReport(
  record: CompositionRecord | undefined,
  warnings: Warning[],
  refused: Refusal[],
  failed: Failure | null,
): SiteReport {
  if (!record) return { id: null, createdAt: null, releases: {}, pages: [], refused, failed, warnings };
  const { id, createdAt, releases, owners, files } = record;
  const pages = Object.entries(files).flatMap(([path, { status, bytes }]) => {
    const remote = owners[path];
    return remote && status === 200 ? [{ path, remote, bytes }] : [];
  });
  const countOf = (name: string) => pages.filter(({ remote }) => remote === name).length;
  return {
    id,
    createdAt,
    releases: Object.fromEntries(
      Object.entries(releases).map(([name, version]) => [name, { version, pages: countOf(name) }]),
    ),
    pages,
    refused,
    failed,
    warnings,
  };
}

/** Returns warnings about a release.json. */
export const noticesOf = ({ name, formerContract, unknownFields = [] }: Release): Warning[] => [
  ...(formerContract === undefined ? [] : [{ remote: name, message: formerContractMessage(formerContract) }]),
  ...unknownFields.map(({ page, field }) => ({
    remote: name,
    page,
    message: `release.json has an unknown field "${field}", which is ignored.`,
  })),
];

const formerContractMessage = (contract: number) =>
  `The release is of contract ${contract}, which is deprecated: build it again with a newer remote-kit before the shell is upgraded.`;
