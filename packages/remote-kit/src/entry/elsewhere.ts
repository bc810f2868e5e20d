import type { PageProps } from '@site/contracts';
import { type ComponentType, createElement } from 'react';

/** Properties from another application; those that do not depend on the site have defaults. */
type ElsewhereProps = Pick<PageProps, 'site'> & Partial<PageProps>;

const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** Wraps a page for other applications in the element to which its styles apply. */
export function elsewhere(Page: ComponentType<PageProps>): ComponentType<ElsewhereProps> {
  return function PageElsewhere({ site, pages = [], today = todayInUtc() }) {
    return createElement('div', { id: 'page' }, createElement(Page, { site, pages, today }));
  };
}
