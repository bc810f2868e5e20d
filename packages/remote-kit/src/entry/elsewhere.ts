import type { PageProps } from '@site/contracts';
import { type ComponentType, createElement } from 'react';

/** What another application says to a page: all that does not depend on our site has a value of its own. */
type ElsewhereProps = Pick<PageProps, 'site'> & Partial<PageProps>;

const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** A page as other applications render it, in the element to which its styles apply. */
export function elsewhere(Page: ComponentType<PageProps>): ComponentType<ElsewhereProps> {
  return function PageElsewhere({ site, pages = [], today = todayInUtc() }) {
    return createElement('div', { id: 'page' }, createElement(Page, { site, pages, today }));
  };
}
