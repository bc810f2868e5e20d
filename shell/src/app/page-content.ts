import type { PageProps, PageSummary } from '@site/contracts';
import type { ComponentType } from 'react';

/** Content of the page region. */
export type PageContent =
  /** Server HTML that is not hydrated: its page needs no code, or the code is not loaded (yet), or it threw. */
  | { kind: 'static'; html: { __html: string } }
  | {
      kind: 'page';
      Page: ComponentType<PageProps>;
      pages: PageSummary[];
      today: string;
      metadata?: { title: string; description: string };
    }
  /** The code could not be loaded, or threw in this browser. */
  | { kind: 'failed'; hasThrown?: boolean };

export interface ShownPage {
  path: string;
  /** Query with which the page was entered, which its state may begin with. */
  search: string;
  content: PageContent;
  /** Of the page of the document, until the visitor leaves it: the content as the server rendered it. */
  served?: PageContent;
}

/** The page of the document. */
export type FirstPage = ShownPage & Required<Pick<ShownPage, 'served'>>;
