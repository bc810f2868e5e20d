import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { ArrowRight, ChevronDown, X } from 'lucide';
import { Fragment } from 'react';
import type { NavigationItem } from '../../navigation/navigation.ts';
import { BrandLink } from './brand-link.tsx';
import { figuresOf } from './card-figures.ts';
import { currentPage } from './current-page.ts';
import { EntryLink } from './entry-link.tsx';
import type { HeaderProps } from './header-props.ts';
import layout from './layout.module.css';
import { isCurrent, type Menu, mainNavigation } from './layout-navigation.ts';
import styles from './menu-drawer.module.css';

/** Element id by which the header's button opens the drawer. */
export const DRAWER_ID = 'menu-drawer';

/** The navigation of narrow screens: slides over the page from the right, with one group open at a time. */
export function MenuDrawer({ site, navigation, path }: HeaderProps) {
  const entries = mainNavigation(navigation);
  const groups = entries.filter((entry) => 'parts' in entry);
  const current = groups.find((group) => isCurrent(group, path));
  const openGroup = current ?? groups[0];

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
              {'parts' in entry ? (
                <Group menu={entry} path={path} open={entry === openGroup} />
              ) : (
                <EntryLink entry={entry} path={path} />
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
      <summary data-below={menu.below.join(' ') || undefined} aria-current={isCurrent(menu, path) ? 'true' : undefined}>
        {menu.label}
        <Icon of={ChevronDown} />
      </summary>
      {menu.parts.map(({ title, items }) => (
        <Fragment key={title ?? ''}>
          {title && <p>{title}</p>}
          <ul>
            {items.map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} aria-current={currentPage(href, path)}>
                  <Icon of={pageIcon(icon)} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {'href' in menu.card && <CardLine card={menu.card} />}
    </details>
  );
}

/** The card of a menu in one line, with the first of its figures. */
function CardLine({ card }: { card: NavigationItem }) {
  const [first] = figuresOf(card);
  return (
    <a className={styles.card} href={card.href} data-tone="ink">
      <span>
        {first && (
          <>
            {first.name} <b>{first.value}</b>{' '}
          </>
        )}
        {card.label}
      </span>
      <Icon of={ArrowRight} />
    </a>
  );
}
