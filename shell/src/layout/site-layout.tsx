import type { SiteConfig } from '@site/contracts';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import type { Navigation } from '../../navigation/navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { layoutIds } from './layout-ids.ts';
import { ToastRegion } from './toast-region.tsx';

interface SiteLayoutProps {
  site: SiteConfig;
  navigation: Navigation;
  /** Path of the current page, for its mark in the navigation. */
  path: string;
  /** HTML of the page. */
  page: string;
  /** HTML of the newsletter form of the footer. */
  newsletter: string;
}

/**
 * The layout around every page. Rendered on the server only: browsers keep its HTML, and scripts update the mark of the
 * current page, the announcement, the toasts and the newsletter form in it.
 */
export function SiteLayout({ site, navigation, path, page, newsletter }: SiteLayoutProps) {
  return (
    <>
      <a className={styles.skip} href={`#${layoutIds.main}`}>
        Skip to content
      </a>
      <Header site={site} navigation={navigation} path={path} />
      <main className={styles.main} id={layoutIds.main} tabIndex={-1} dangerouslySetInnerHTML={{ __html: page }} />
      <Footer site={site} navigation={navigation} newsletter={newsletter} />
      <div id={layoutIds.toasts}>
        <ToastRegion />
      </div>
      <VisuallyHidden id={layoutIds.announcement} role="status">
        {''}
      </VisuallyHidden>
    </>
  );
}
