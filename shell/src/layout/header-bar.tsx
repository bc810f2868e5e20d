import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { PageColumn } from '@site/ui/layout/section.tsx';
import { Menu as MenuIcon } from 'lucide';
import { BrandLink } from './brand-link.tsx';
import { currentPage } from './current-page.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './header.module.css';
import type { HeaderProps } from './header-props.ts';
import layout from './layout.module.css';
import { mainNavigation } from './layout-navigation.ts';
import { MegaMenu } from './mega-menu.tsx';
import { DRAWER_ID } from './menu-drawer.tsx';

/** The bar of the header: works without script, since HTML opens and closes its popovers. */
export function HeaderBar({ site, navigation, path }: HeaderProps) {
  return (
    <PageColumn className={styles.bar}>
      <BrandLink brand={site.brand} path={path} />
      <nav className={styles.nav} aria-label="Main">
        <ul>
          {mainNavigation(navigation).map((entry) => (
            <li key={entry.label}>
              {'parts' in entry ? (
                <MegaMenu menu={entry} path={path} />
              ) : (
                <EntryLink className={styles.entry} entry={entry} path={path} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <a
          className={`${styles.entry} ${styles.wide}`}
          href={site.signInUrl}
          aria-current={currentPage(site.signInUrl, path)}
        >
          Sign In
        </a>
        <span className={styles.medium}>
          <ButtonLink href="/signup" variant="accent" size="sm" aria-current={currentPage('/signup', path)}>
            Get Started
          </ButtonLink>
        </span>
        <span className={styles.wide}>
          <ButtonLink href="/signup" variant="accent" size="sm" aria-current={currentPage('/signup', path)}>
            Start Free Trial
          </ButtonLink>
        </span>
        <button
          className={`${layout.iconButton} ${styles.narrow}`}
          type="button"
          popoverTarget={DRAWER_ID}
          aria-label="Open menu"
        >
          <Icon of={MenuIcon} />
        </button>
      </div>
    </PageColumn>
  );
}
