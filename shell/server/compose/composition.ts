import type { Release } from '@site/contracts';
import type { RenderedDocument } from '../store/rendered-store.ts';
import type { Origin } from './origin.ts';
import type { Redirects } from './redirects.ts';

/** Finished document with its owner. */
export interface ComposedDocument extends RenderedDocument {
  /** Owner; `shell` for the shell's own documents. */
  remote: string;
}

/** Problem of a release that does not keep it from going live. */
export interface Warning {
  remote: string;
  /** Path of a page; absent when the warning is about the release as a whole. */
  page?: string | undefined;
  message: string;
}

/** New release that failed a check and does not go live. */
export interface Refusal {
  remote: string;
  version?: string | undefined;
  page?: string | undefined;
  /** One sentence. */
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** Rendered set of releases. */
export interface Composition {
  id: string;
  createdAt: string;
  origin: Origin;
  releases: Map<string, Release>;
  /** Remote → day its pages are rendered for, `YYYY-MM-DD` in UTC. */
  days: Map<string, string>;
  documents: ComposedDocument[];
  redirects: Redirects;
  /** Keys of its documents in the rendered store. */
  renderedKeys: Set<string>;
  warnings: Warning[];
}

/** Reason why a set cannot be composed, with the release at fault if it is known. */
export interface Fault {
  remote?: string | undefined;
  page?: string | undefined;
  /** One sentence. */
  reason: string;
  /** Stack trace of the release's code, if it threw an error. */
  stack?: string | undefined;
}

/** Error for a site that cannot be composed although no new release is at fault. Its message is a sentence for operators. */
export class CompositionFailed extends Error {}
