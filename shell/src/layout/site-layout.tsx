import type { SiteConfig } from '@site/contracts';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { ToastRegion } from './toast-region.tsx';

interface SiteLayoutProps {
  site: SiteConfig;
  /** Path of the page that is shown; marks it in the navigation. */
  path: string;
  /** The sign-up form of the footer. */
  newsletter: ReactNode;
  children: ReactNode;
}

/** What stands around every page. */
export function SiteLayout({ site, path, newsletter, children }: SiteLayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header site={site} path={path} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} newsletter={newsletter} />
      <ToastRegion />
    </>
  );
}
