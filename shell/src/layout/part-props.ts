import type { SiteConfig } from '@site/contracts';

/** What the parts of the layout are told. */
export interface PartProps {
  site: SiteConfig;
  /** Path of the page that is shown. */
  path: string;
}
