import { speculationRules } from '@site/contracts/speculation-rules';
import { savesData } from './saves-data.ts';

const TYPE = 'speculationrules';

/** Makes the browser prefetch the documents of links that may be followed next, where supported. */
export function prefetchDocuments(): void {
  if (savesData() || !HTMLScriptElement.supports?.(TYPE)) return;
  const canHover = matchMedia('(hover: hover)').matches;
  const script = Object.assign(document.createElement('script'), {
    type: TYPE,
    textContent: speculationRules[canHover ? 'moderate' : 'conservative'],
  });
  document.head.append(script);
}

/** Stops that: the application prefetches what it needs to show a page without its document. */
export function stopPrefetchingDocuments(): void {
  document.querySelector(`script[type=${TYPE}]`)?.remove();
}
