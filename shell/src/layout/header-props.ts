import type { SiteConfig } from '@site/contracts';
import type { Navigation } from '../../navigation/navigation.ts';

export interface HeaderProps {
  site: SiteConfig;
  navigation: Navigation;
  /** Path of the current page. */
  path: string;
}
