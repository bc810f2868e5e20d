import type { Navigation } from '../../navigation/navigation.ts';
import styles from './footer.module.css';
import { footerColumns } from './layout-navigation.ts';

export function FooterColumns({ navigation }: { navigation: Navigation }) {
  return (
    <nav className={styles.columns} aria-label="Footer">
      {footerColumns(navigation).map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
