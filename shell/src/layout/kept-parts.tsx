// `#parts` in the browser: header and footer links never change but for the mark of the current page, so the browser
// keeps the server's HTML and is spared 3.3 KB (brotli) of words, icons and components. It still needs their css.
import '@site/ui/actions/button.module.css';
import '@site/ui/art/icon.module.css';
import '@site/ui/layout/section.module.css';
import '@site/ui/content/tooltip.module.css';
import '@site/ui/layout/visually-hidden.module.css';
import { useState } from 'react';
import './footer.module.css';
import './header.module.css';
import './layout.module.css';
import './mega-menu.module.css';
import './menu-sheet.module.css';
import { partIds } from './part-ids.ts';

/** Takes over an element together with what the server put into it. */
function Kept({ id }: { id: string }) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} dangerouslySetInnerHTML={html} />;
}

export const HeaderContent = () => <Kept id={partIds.header} />;

export const FooterLinks = () => <Kept id={partIds.footerLinks} />;

export const FooterEnd = () => <Kept id={partIds.footerEnd} />;
