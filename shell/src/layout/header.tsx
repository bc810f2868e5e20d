import { useRef } from 'react';
import { HeaderContent } from '#parts';
import styles from './header.module.css';
import type { PartProps } from './part-props.ts';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

export function Header(props: PartProps) {
  const header = useRef<HTMLElement>(null);
  useMenuBehaviour(header, props.path);

  return (
    <header className={styles.header} ref={header}>
      <HeaderContent {...props} />
    </header>
  );
}
