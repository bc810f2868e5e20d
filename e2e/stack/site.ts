import { type BrowserComposition, COMPOSITION_PATH } from '@site/contracts';
import { expect } from 'playwright/test';
import { url } from './compose.ts';

/** Body of the response at an address. */
export const page = async (address: string) => (await fetch(`${url}${address}`)).text();

/** Waits until visitors read some words. */
export async function shows(address: string, words: string): Promise<void> {
  await expect.poll(() => page(address), { timeout: 60_000, message: `${address} shows "${words}"` }).toContain(words);
}

/** Live version of a team's remote. */
export async function versionOf(remote: string): Promise<string | undefined> {
  const { remotes } = JSON.parse(await page(COMPOSITION_PATH)) as BrowserComposition;
  return remotes[remote]?.version;
}
