import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { PageColumn } from '@site/ui/layout/section.tsx';
import { ChevronDown } from 'lucide';
import { currentPage } from './current-page.ts';
import header from './header.module.css';
import { isCurrent, type Menu } from './layout-navigation.ts';
import styles from './mega-menu.module.css';
import { MenuCard } from './menu-card.tsx';
import { MenuParts } from './menu-parts.tsx';

/** A header entry with its full-width panel, placed next to its button in the Tab order. */
export function MegaMenu({ menu, path }: { menu: Menu; path: string }) {
  const { id, label, below, card, footer } = menu;
  return (
    <>
      <button
        className={header.entry}
        type="button"
        popoverTarget={id}
        data-below={below.join(' ') || undefined}
        aria-current={isCurrent(menu, path) ? 'true' : undefined}
      >
        {label}
        <Icon of={ChevronDown} />
      </button>
      <div className={styles.panel} popover="auto" id={id}>
        <PageColumn className={styles.body}>
          <MenuParts menu={menu} path={path} />
          <MenuCard card={card} />
        </PageColumn>
        <div className={styles.foot}>
          <PageColumn className={styles.actions}>
            <p>{footer.text}</p>
            <ButtonLink
              href={footer.secondary.href}
              variant="line"
              size="sm"
              aria-current={currentPage(footer.secondary.href, path)}
            >
              {footer.secondary.label}
            </ButtonLink>
            <ButtonLink
              href={footer.primary.href}
              variant="accent"
              size="sm"
              aria-current={currentPage(footer.primary.href, path)}
            >
              {footer.primary.label}
            </ButtonLink>
          </PageColumn>
        </div>
      </div>
    </>
  );
}
