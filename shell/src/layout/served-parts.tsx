// `#server-only` in the browser: the HTML that the server rendered, without the components. It still needs their styles.
import '@site/ui/actions/button.module.css';
import '@site/ui/art/icon.module.css';
import '@site/ui/content/tooltip.module.css';
import '@site/ui/layout/section.module.css';
import '@site/ui/layout/visually-hidden.module.css';
import { useState } from 'react';
import './footer.module.css';
import './header.module.css';
import './layout.module.css';
import './mega-menu.module.css';
import './menu-drawer.module.css';
import { partIds } from './part-ids.ts';

function ServedHtml({ id }: { id: string }) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} dangerouslySetInnerHTML={html} />;
}

export const HeaderContent = () => <ServedHtml id={partIds.header} />;

export const FooterLinks = () => <ServedHtml id={partIds.footerLinks} />;

export const FooterEnd = () => <ServedHtml id={partIds.footerEnd} />;
