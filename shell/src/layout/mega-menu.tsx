import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { PageColumn } from '@site/ui/layout/section.tsx';
import { ChevronDown } from 'lucide';
import { currentPage } from './current-page.ts';
import header from './header.module.css';
import { isInside, type Menu } from './layout-navigation.ts';
import styles from './mega-menu.module.css';

/** A header entry with its full-width panel, which sits next to its button so that Tab leads into it. */
export function MegaMenu({ menu, path }: { menu: Menu; path: string }) {
  const { id, label, items, aside, footer } = menu;
  return (
    <>
      <button
        className={header.entry}
        type="button"
        popoverTarget={id}
        aria-current={isInside(menu, path) ? 'true' : undefined}
      >
        {label}
        <Icon of={ChevronDown} />
      </button>
      <div className={styles.panel} popover="auto" id={id}>
        <PageColumn className={styles.body}>
          <ul className={styles.list}>
            {items.map(({ href, label, description, icon }) => (
              <li key={href}>
                <a href={href} aria-current={currentPage(href, path)}>
                  <span className={styles.tile}>
                    <Icon of={pageIcon(icon)} />
                  </span>
                  <b>{label}</b>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.aside} data-tone="ink">
            <DuneUnderSun />
            <b>{aside.title}</b>
            <p>{aside.text}</p>
          </div>
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

function DuneUnderSun() {
  return (
    <svg viewBox="0 0 336 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className={styles.sun} cx="240" cy="86" r="40" />
      <circle className={styles.ring} cx="240" cy="86" r="58" opacity=".5" />
      <circle className={styles.ring} cx="240" cy="86" r="78" opacity=".28" />
      <path className={styles.lit} d="M0 146c90-8 144-48 206-78-16 34 34 62 10 156H0z" />
      <path className={styles.shaded} d="M206 68c34 30 76 50 130 56v100H216c24-94-26-122-10-156Z" />
    </svg>
  );
}
