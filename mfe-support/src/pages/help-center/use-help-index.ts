import type { PageSummary } from '@site/contracts';
import { useCallback, useRef, useState } from 'react';
import type { FindHelp } from '../../search/help-index.ts';

export type HelpIndexState =
  | { status: 'absent' | 'loading' | 'failed'; find?: undefined; isPartial?: undefined }
  | { status: 'ready'; find: FindHelp; isPartial?: boolean };

/**
 * Loads the index of the help search on demand: it is as large as all its texts.
 * @param pages all pages of the composition
 * @returns the index so far, and a function that requests it; after a failure, another request retries
 */
export function useHelpIndex(pages: PageSummary[]): [HelpIndexState, () => void] {
  const [state, setState] = useState<HelpIndexState>({ status: 'absent' });
  const isUnderWay = useRef(false);

  const load = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ status: 'loading' });
    try {
      const { indexHelp, readSiteSections } = await import('../../search/search.ts');
      setState({ status: 'ready', find: indexHelp(pages) });
      const { entries, isPartial } = await readSiteSections(pages);
      setState({ status: 'ready', find: indexHelp(pages, entries), isPartial });
    } catch {
      isUnderWay.current = false;
      setState({ status: 'failed' });
    }
  }, [pages]);

  return [state, load];
}
