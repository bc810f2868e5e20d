import type { PageSummary } from '@site/contracts';
import { useCallback, useRef, useState } from 'react';
import type { HelpIndex } from '../../search/help-index.ts';

export type HelpIndexState =
  | { status: 'absent' | 'loading' | 'failed'; index?: undefined; isPartial?: undefined }
  | { status: 'ready'; index: HelpIndex; isPartial?: boolean };

/**
 * The index of the help search. It is as large as all its texts, so it comes when it is asked for.
 * @param pages all pages of the composition
 * @returns the index as far as it is there, and what asks for it; asking again after a failure tries again
 */
export function useHelpIndex(pages: PageSummary[]): [HelpIndexState, () => void] {
  const [state, setState] = useState<HelpIndexState>({ status: 'absent' });
  const isUnderWay = useRef(false);

  const load = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ status: 'loading' });
    try {
      const { helpIndexOf, readSiteSections } = await import('../../search/load-help-index.ts');
      setState({ status: 'ready', index: helpIndexOf(pages) });
      const { entries, isPartial } = await readSiteSections(pages);
      setState({ status: 'ready', index: helpIndexOf(pages, entries), isPartial });
    } catch {
      isUnderWay.current = false;
      setState({ status: 'failed' });
    }
  }, [pages]);

  return [state, load];
}
