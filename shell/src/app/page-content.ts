import type { PageProps, PageSummary } from '@site/contracts';
import type { ComponentType } from 'react';

/** Content of the page region. */
export type PageContent =
  /** Server HTML that is not hydrated: its page needs no code, its code is not loaded (yet), or it has thrown. */
  | { kind: 'static'; html: { __html: string } }
  | {
      kind: 'page';
      Page: ComponentType<PageProps>;
      pages: PageSummary[];
      today: string;
      metadata?: { title: string; description: string };
    }
  /** The code could not be loaded without a connection, or threw in this browser. */
  | { kind: 'failed'; hasThrown?: boolean };

export interface ShownPage {
  path: string;
  /** Query of the page's initial address, which may determine its state. */
  search: string;
  content: PageContent;
  /** The document's page with its served HTML, until the visitor leaves it. */
  served?: PageContent;
}

/** The page of the document. */
export type FirstPage = ShownPage & Required<Pick<ShownPage, 'served'>>;
