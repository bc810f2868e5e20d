import styles from './footer.module.css';
import { footerNavigation } from './navigation.ts';

export function FooterColumns() {
  return (
    <nav className={styles.columns} aria-label="Footer">
      {footerNavigation.map(({ title, links }) => (
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
