// The server renders server-only/, the browser keeps that HTML (served-parts.tsx); package.json maps `#server-only` to both.
import { useRef } from 'react';
import { HeaderContent } from '#server-only';
import styles from './header.module.css';
import type { HeaderProps } from './header-props.ts';
import { useCurrentPage } from './use-current-page.ts';

export function Header(props: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useCurrentPage(header, props.path);

  return (
    <header className={styles.header} ref={header}>
      <HeaderContent {...props} />
    </header>
  );
}
