import type { SiteConfig } from '@site/contracts';
import type { HeaderProps } from '../header-props.ts';
import { partIds } from '../part-ids.ts';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { HeaderBar } from './header-bar.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

// `#server-only` on the server. Nothing in this folder runs in a browser, so hooks and event handlers are errors here.

export const HeaderContent = (props: HeaderProps) => (
  <div id={partIds.header}>
    <HeaderBar {...props} />
    <MenuDrawer {...props} />
  </div>
);

export const FooterLinks = () => (
  <div id={partIds.footerLinks}>
    <FooterColumns />
  </div>
);

export const FooterEnd = ({ site }: { site: SiteConfig }) => (
  <div id={partIds.footerEnd}>
    <FooterLegal site={site} />
  </div>
);
