import type { Release, SiteConfig } from '@site/contracts';
import type { ShellBuild } from '../shell-build.ts';
import type { ComposedDocument, Fault, Warning } from './composition.ts';

/** What the composing thread is given. */
export interface ComposeJob {
  id: string;
  site: SiteConfig;
  shell: ShellBuild;
  releases: Release[];
  /** Integrity → file, for everything the thread has to read. */
  files: Record<string, string>;
  owners: Record<string, string>;
  prefixes: Record<string, string[]>;
  /** Paths of remotes that are registered but have no release: they answer 503. */
  unavailable: Record<string, string>;
  reloadScript?: string | undefined;
}

/** What the thread reports: where it is, and how it ended. */
export type ComposeMessage =
  | { type: 'at'; remote: string; page?: string }
  | { type: 'fault'; fault: Fault }
  | { type: 'done'; documents: ComposedDocument[]; warnings: Warning[] };
