import type { SiteConfig } from '@site/contracts';
import { PageColumn } from '@site/ui/layout/section.tsx';
import type { ReactNode } from 'react';
import { FooterEnd, FooterLinks } from '#server-only';
import styles from './footer.module.css';

interface FooterProps {
  site: SiteConfig;
  newsletter: ReactNode;
}

export function Footer({ site, newsletter }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="ink">
      <PageColumn>
        <div className={styles.top}>
          <div>
            <h2>News from the network, once a month</h2>
            <p className={styles.promise}>New features and industry insights. Unsubscribe with one click.</p>
            {newsletter}
          </div>
          <FooterLinks />
        </div>
        <FooterEnd site={site} />
      </PageColumn>
    </footer>
  );
}
