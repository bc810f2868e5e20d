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
  /** Remotes whose release is not the one that is live. */
  changed: string[];
  /** Path → owner in what is live. */
  owners: Record<string, string>;
  prefixes: Record<string, string[]>;
  /** Paths of remotes that are registered but have no release: they answer 503. */
  unavailable: Record<string, string>;
  reloadScript?: string | undefined;
}

/** A piece of the thread's work; without a remote it is the shell's own. */
export interface ComposeStep {
  remote?: string | undefined;
  page?: string | undefined;
  /** Processor time of the thread when the step began. */
  startedAtCpuMs: number;
}

/** What the thread reports: where it is, and how it ended. */
export type ComposeMessage =
  | ({ type: 'step' } & ComposeStep)
  | { type: 'fault'; fault: Fault }
  | { type: 'done'; documents: ComposedDocument[]; warnings: Warning[] };
