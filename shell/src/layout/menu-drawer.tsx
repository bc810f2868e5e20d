import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { ChevronDown, X } from 'lucide';
import { BrandLink } from './brand-link.tsx';
import { currentPage } from './current-page.ts';
import type { HeaderProps } from './header-props.ts';
import layout from './layout.module.css';
import { isInside, type Menu, mainNavigation } from './layout-navigation.ts';
import styles from './menu-drawer.module.css';

/** Element id by which the header's button opens the drawer. */
export const DRAWER_ID = 'menu-drawer';

/** The navigation of narrow screens: slides over the page from the right, one group open at a time. */
export function MenuDrawer({ site, navigation, path }: HeaderProps) {
  const entries = mainNavigation(navigation);
  const groups = entries.filter((entry) => 'items' in entry);
  const openGroup = groups.find((group) => isInside(group, path)) ?? groups[0];

  return (
    <div className={styles.drawer} popover="auto" id={DRAWER_ID} role="dialog" aria-label="Menu">
      <div className={styles.top}>
        <BrandLink brand={site.brand} path={path} />
        <button
          className={layout.iconButton}
          type="button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon of={X} />
        </button>
      </div>
      <nav className={styles.body} aria-label="Mobile">
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              {'items' in entry ? (
                <Group menu={entry} path={path} open={entry === openGroup} />
              ) : (
                <a href={entry.href} aria-current={currentPage(entry.href, path)}>
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink href="/signup" variant="accent" aria-current={currentPage('/signup', path)}>
          Start Free Trial
        </ButtonLink>
        <ButtonLink href={site.signInUrl} variant="line" aria-current={currentPage(site.signInUrl, path)}>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}

function Group({ menu, path, open }: { menu: Menu; path: string; open: boolean }) {
  return (
    <details name="menu-groups" open={open}>
      <summary>
        {menu.label}
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {menu.items.map(({ href, label, icon }) => (
          <li key={href}>
            <a href={href} aria-current={currentPage(href, path)}>
              <Icon of={pageIcon(icon)} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
