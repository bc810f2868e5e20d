import styles from './header.module.css';
import { HeaderBar } from './header-bar.tsx';
import type { HeaderProps } from './header-props.ts';
import { layoutIds } from './layout-ids.ts';
import { MenuDrawer } from './menu-drawer.tsx';

export const Header = (props: HeaderProps) => (
  <header className={styles.header} id={layoutIds.header}>
    <HeaderBar {...props} />
    <MenuDrawer {...props} />
  </header>
);
