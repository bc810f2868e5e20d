import type { Release } from '@site/contracts';

/** A finished document, not yet compressed. */
export interface ComposedDocument {
  path: string;
  /** Owner; `shell` for documents of its own. */
  remote: string;
  status: 200 | 404 | 503;
  html: string;
  /** Content security policy with the hashes of the inlined styles. */
  policy: string;
}

/** Something a team should know that did not keep its release from going live. */
export interface Warning {
  remote: string;
  page: string;
  message: string;
}

export interface Refusal {
  remote: string;
  version?: string | undefined;
  page?: string | undefined;
  /** One sentence. */
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** A set of releases, rendered. */
export interface Composition {
  id: string;
  createdAt: string;
  releases: Map<string, Release>;
  documents: ComposedDocument[];
  warnings: Warning[];
}

/** What is wrong with one release in the set that was to be composed. */
export type Fault = Pick<Refusal, 'remote' | 'page' | 'reason'>;
