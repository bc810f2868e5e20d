import type { PageProps, PageSummary } from '@site/contracts';
import type { ComponentType } from 'react';

/** What stands in the page region. */
export type PageContent =
  /** Server HTML that stays as it is: its page needs no code, or the code is not there (yet), or it threw. */
  | { kind: 'static'; html: { __html: string } }
  | {
      kind: 'page';
      Page: ComponentType<PageProps>;
      pages: PageSummary[];
      words?: { title: string; description: string };
    }
  /** The code did not arrive, or threw in this browser. */
  | { kind: 'failed'; hasThrown?: boolean };

export interface ShownPage {
  path: string;
  content: PageContent;
}

/** The page of the document. */
export interface FirstPage extends ShownPage {
  /** The page as the server rendered it. */
  served: PageContent;
}
