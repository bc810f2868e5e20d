import type { ReleaseTrust } from '../ingest/release-trust.ts';
import type { MakePreview } from '../preview/make-preview.ts';
import type { PreviewFolders } from '../preview/preview-folders.ts';
import type { Sharing } from '../share/sharing.ts';
import type { ShareWatch } from '../share/watch-share.ts';
import type { Site } from '../site.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Seen } from './as-seen.ts';
import type { DeciderOptions } from './decide.ts';
import type { Steering } from './steering.ts';
import type { Requester } from './turns.ts';
import type { Uploads } from './uploads.ts';

/** Dependencies of {@link createControl}. */
export interface ControlParts extends DeciderOptions {
  site: Pick<Site, 'apply' | 'dismiss' | 'report' | 'sourceVersion' | 'warnings'>;
  steering: Steering;
  releases: ReleaseStore;
  trust: ReleaseTrust;
  uploads: Uploads;
  makePreview: MakePreview;
  previews: Pick<PreviewFolders, 'end'>;
  sharing: Sharing;
  /** Unset without visitor metrics. */
  shareWatch: ShareWatch | undefined;
}

/** Requester of a decision and its reason. */
export interface DecisionRequest extends Requester {
  note?: string | undefined;
  /** Set by pages; the decision is refused if what it depends on has changed since. */
  seen?: Seen | undefined;
}
