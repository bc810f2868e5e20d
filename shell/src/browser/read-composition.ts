import type { BrowserComposition } from '@site/contracts';

/** Reads the JSON block that pins this tab to the releases of its document. */
export function readComposition(): BrowserComposition {
  const block = document.getElementById('composition');
  return JSON.parse(block?.textContent ?? '{}') as BrowserComposition;
}
