import type { FunctionComponent } from 'react';

/** A page written as HTML instead of a component. Rendered on the server only. */
export function staticPage(html: string): FunctionComponent {
  return function StaticPage() {
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
