import type { Browser } from 'playwright';

interface Candidate {
  name: string;
  address: string;
}

/** Text of the page once it is complete. */
async function readText(browser: Browser, { name, address }: Candidate): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('#newsletter form').waitFor();
    if (problems.length > 0) throw new Error(`${name} does not work: ${problems.join('; ')}`);
    return await page.locator('main').innerText();
  } finally {
    await context.close();
  }
}

/**
 * Asserts that all applications show the same page.
 * @throws when one shows other text than the first, or an error
 */
export async function checkSamePage(browser: Browser, candidates: Candidate[]): Promise<void> {
  const texts = await Promise.all(candidates.map((candidate) => readText(browser, candidate)));
  const other = candidates.find((_, index) => texts[index] !== texts[0]);
  if (other) throw new Error(`${other.name} does not show the same page.`);
}
