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

/** What is wrong with the set that was to be composed, and with which release of it, where one can be named. */
export interface Fault {
  remote?: string | undefined;
  page?: string | undefined;
  /** One sentence. */
  reason: string;
}

/** The site could not be composed although no new release is at fault; its message is a sentence for operators. */
export class CompositionFailed extends Error {}
