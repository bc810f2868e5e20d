import type { PageData } from '@site/contracts';

/** Reads the JSON block of the document. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData;
}
