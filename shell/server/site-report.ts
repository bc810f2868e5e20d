import type { Composition, Refusal, Warning } from './compose/composition.ts';

/** Why the site could not be composed the last time although no release is at fault. */
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

export function toReport(composition: Composition | undefined, refused: Refusal[], failed: Failure | null): SiteReport {
  if (!composition) return { id: null, createdAt: null, releases: {}, pages: [], refused, failed, warnings: [] };
  const { id, createdAt, releases, documents, warnings } = composition;
  return {
    id,
    createdAt,
    releases: Object.fromEntries(
      [...releases].map(([name, { version, pages }]) => [name, { version, pages: pages.length }]),
    ),
    pages: documents
      .filter(({ status }) => status === 200)
      .map(({ path, remote, content }) => ({ path, remote, bytes: content.length })),
    refused,
    failed,
    warnings,
  };
}
