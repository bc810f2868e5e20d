import type { Composition, Refusal, Warning } from './compose/composition.ts';

/** Answer of `GET /-/composition`. */
export interface SiteReport {
  id: string | null;
  createdAt: string | null;
  releases: Record<string, { version: string; pages: number }>;
  pages: { path: string; remote: string; bytes: number }[];
  refused: Refusal[];
  warnings: Warning[];
}

export function toReport(composition: Composition | undefined, refused: Refusal[]): SiteReport {
  if (!composition) return { id: null, createdAt: null, releases: {}, pages: [], refused, warnings: [] };
  const { id, createdAt, releases, documents, warnings } = composition;
  return {
    id,
    createdAt,
    releases: Object.fromEntries(
      [...releases].map(([name, { version, pages }]) => [name, { version, pages: pages.length }]),
    ),
    pages: documents
      .filter(({ status }) => status === 200)
      .map(({ path, remote, html }) => ({ path, remote, bytes: Buffer.byteLength(html) })),
    refused,
    warnings,
  };
}
