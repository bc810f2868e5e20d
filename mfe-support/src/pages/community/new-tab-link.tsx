import { GoLink } from '@site/ui/go-link.tsx';
import { NewTab } from '@site/ui/new-tab.tsx';
import { type CommunityTarget, newTab } from './content.ts';
import { targetPath } from './target-path.ts';

/** A text link that opens a new tab, as all links of this page do. */
export function NewTabLink({ target, words }: { target: CommunityTarget; words: string }) {
  return (
    <GoLink href={targetPath(target)} target="_blank" rel="noopener">
      {words}
      <NewTab words={newTab} />
    </GoLink>
  );
}
