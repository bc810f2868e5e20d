import type { Release } from '@site/contracts';
import type { RenderedDocument } from '../store/rendered-store.ts';
import type { Redirects } from './redirects.ts';

/** A finished document, and whose it is. */
export interface ComposedDocument extends RenderedDocument {
  /** Owner; `shell` for documents of its own. */
  remote: string;
}

/** Something a team should know that did not keep its release from going live. */
export interface Warning {
  remote: string;
  /** Path of a page; absent when the warning is about the release as a whole. */
  page?: string | undefined;
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
  /** Remote → day for which its pages are rendered, `YYYY-MM-DD` in UTC. */
  days: Map<string, string>;
  documents: ComposedDocument[];
  redirects: Redirects;
  /** Of what it was rendered, in the rendered store. */
  rendered: Set<string>;
  warnings: Warning[];
}

/** What is wrong with the set that was to be composed, and with which release of it, where one can be named. */
export interface Fault {
  remote?: string | undefined;
  page?: string | undefined;
  /** One sentence. */
  reason: string;
  /** Where the code of the release has thrown, if that is what is wrong. */
  stack?: string | undefined;
}

/** The site could not be composed although no new release is at fault; its message is a sentence for operators. */
export class CompositionFailed extends Error {}
