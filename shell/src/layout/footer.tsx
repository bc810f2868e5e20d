import type { SiteConfig } from '@site/contracts';
import { PageColumn } from '@site/ui/layout/section.tsx';
import type { Navigation } from '../../navigation/navigation.ts';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { layoutIds } from './layout-ids.ts';

interface FooterProps {
  site: SiteConfig;
  navigation: Navigation;
  /** HTML of the newsletter form. */
  newsletter: string;
}

export function Footer({ site, navigation, newsletter }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="ink">
      <PageColumn>
        <div className={styles.top}>
          <div>
            <h2>News from the network, once a month</h2>
            <p className={styles.promise}>New features and industry insights. Unsubscribe at any time.</p>
            <div id={layoutIds.newsletter} dangerouslySetInnerHTML={{ __html: newsletter }} />
          </div>
          <FooterColumns navigation={navigation} />
        </div>
        <FooterLegal site={site} />
      </PageColumn>
    </footer>
  );
}
