import type { SiteConfig } from '@site/contracts';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { HeaderBar } from './header-bar.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { partIds } from './part-ids.ts';
import type { PartProps } from './part-props.ts';

// `#parts` on the server: the parts of the layout in full. In the browser it is kept-parts.tsx.

export const HeaderContent = (props: PartProps) => (
  <div id={partIds.header}>
    <HeaderBar {...props} />
    <MenuSheet {...props} />
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
