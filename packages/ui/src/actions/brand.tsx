import styles from './brand.module.css';

/** Mark, a sun over a dune crest, and name as a link to the home page. */
export function Brand({ name, href }: { name: string; href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <BrandMark />
      {name}
    </a>
  );
}

/** The mark alone; on ink its dune is teal. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="var(--sun-500)" />
      <path fill="currentColor" d="M.6 20.3c4.2-.2 8-2.3 11.7-6.8 2.3 5.4 6.8 8.6 17.3 11A16 16 0 0 1 .6 20.3Z" />
      <path fill="none" stroke="var(--sun-500)" strokeWidth="1.5" d="M12.3 13.5c-1.2 4.5 2.4 6.7.2 15" />
    </svg>
  );
}
