import type { BrowserComposition } from '@site/contracts';

/** Reads the JSON block that pins this tab to the releases its document was composed of. */
export function readComposition(): BrowserComposition {
  const block = document.getElementById('composition');
  return JSON.parse(block?.textContent ?? '{}') as BrowserComposition;
}
