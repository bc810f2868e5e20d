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
  /** Path of the page that is shown; marks it in the navigation. */
  path: string;
  /** HTML of the page. */
  page: string;
  /** HTML of the newsletter form of the footer. */
  newsletter: string;
}

/**
 * What stands around every page. Only the server renders it: browsers keep its HTML, and scripts change the mark of the
 * current page, the announcement, the messages and the newsletter form in it.
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
