import type { SiteConfig } from '@site/contracts';

export interface HeaderProps {
  site: SiteConfig;
  /** Path of the page that is shown. */
  path: string;
}
