import { useRef } from 'react';
import styles from './header.module.css';
import { HeaderBar } from './header-bar.tsx';
import type { HeaderProps } from './header-props.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

export function Header(props: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useMenuBehaviour(header, props.path);

  return (
    <header className={styles.header} ref={header}>
      <HeaderBar {...props} />
      <MenuDrawer {...props} />
    </header>
  );
}
