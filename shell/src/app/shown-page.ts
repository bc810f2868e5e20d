import type { PageProps, PageSummary } from '@site/contracts';
import type { ComponentType } from 'react';

/** What stands in the page region. */
export type PageContent =
  /** Server HTML that stays as it is: its page needs no code, or the code is not there (yet). */
  | { kind: 'static' }
  | {
      kind: 'page';
      Page: ComponentType<PageProps>;
      pages: PageSummary[];
      words?: { title: string; description: string };
    }
  | { kind: 'failed' };

export interface ShownPage {
  path: string;
  content: PageContent;
}
