import { ArrowLink } from '@site/ui/actions/arrow-link.tsx';
import { NewTab } from '@site/ui/actions/new-tab.tsx';
import { type CommunityTarget, content } from './content.ts';
import { targetPath } from './target-path.ts';

const { newTab } = content;

/** A text link that opens a new tab, as all links of this page do. */
export function NewTabLink({ target, words }: { target: CommunityTarget; words: string }) {
  return (
    <ArrowLink href={targetPath(target)} target="_blank" rel="noopener">
      {words}
      <NewTab words={newTab} />
    </ArrowLink>
  );
}
