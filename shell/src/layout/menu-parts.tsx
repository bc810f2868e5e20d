import { Icon } from '@site/ui/art/icon.tsx';
import { pageIcon } from '@site/ui/art/page-icons.ts';
import { currentPage } from './current-page.ts';
import type { Menu } from './layout-navigation.ts';
import styles from './mega-menu.module.css';

interface MenuPartsProps {
  menu: Pick<Menu, 'id' | 'parts'>;
  path: string;
}

/** The links of a menu, with icon and description, by group. */
export function MenuParts({ menu: { id, parts }, path }: MenuPartsProps) {
  return (
    <div className={styles.parts}>
      {parts.map(({ title, items }, index) => (
        <section
          key={title ?? ''}
          className={title ? styles.part : undefined}
          aria-labelledby={title && `${id}-${index}`}
        >
          {title && <p id={`${id}-${index}`}>{title}</p>}
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
        </section>
      ))}
    </div>
  );
}
