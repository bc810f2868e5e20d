import { currentPage } from './current-page.ts';
import styles from './layout.module.css';

interface BrandLinkProps {
  brand: string;
  /** Path of the current page, where the link belongs to a navigation that marks it. */
  path?: string;
}

/** The link to the home page: the mark (sun, dune, ridge) and the product's name. */
export function BrandLink({ brand, path }: BrandLinkProps) {
  return (
    <a className={styles.logo} href="/" aria-current={currentPage('/', path)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle fill="var(--sun-500)" cx="16" cy="16" r="16" />
        <path className={styles.dune} d="M.6 20.3c4.2-.2 8-2.3 11.7-6.8 2.3 5.4 6.8 8.6 17.3 11A16 16 0 0 1 .6 20.3Z" />
        <path fill="none" stroke="var(--sun-500)" strokeWidth="1.5" d="M12.3 13.5c-1.2 4.5 2.4 6.7.2 15" />
      </svg>
      {brand}
    </a>
  );
}
