import type { FunctionComponent } from 'react';

/** A page that a team has written as HTML instead of a component. Only the server renders it. */
export function staticPage(html: string): FunctionComponent {
  return function StaticPage() {
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
