import { hydrated } from '@site/dev-tools/browser/hydrated.ts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { DevSite } from '@site/dev-tools/dev-site.ts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { LocalSite } from '@site/dev-tools/local-site.ts';
import { expect, onTestFinished, test } from 'vitest';

test('a team sees its pages, with its changes, among the live pages of the other teams', async () => {
  const live = new LocalSite();
  onTestFinished(() => live.stop());
  await live.start();
  const checkout = await Checkout.create({ paths: ['mfe-wholesale'] });
  onTestFinished(() => checkout.remove());
  const dev = new DevSite(checkout, 'wholesale', ['--against', live.url]);
  onTestFinished(async () => void (await dev.stop()));
  await dev.start();
  const url = await dev.announces();
  const textOf = async (site: string, path: string) =>
    /<div id="page">(.*?)<\/main>/s.exec(await (await fetch(site + path)).text())?.[1];
  await expect.poll(() => textOf(url, '/pricing')).toBeDefined();
  expect(await textOf(url, '/pricing')).toBe(await textOf(live.url, '/pricing'));

  await expect.poll(async () => (await fetch(`${url}/favicon.svg`)).status).toBe(200);

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const tab = await browser.newPage();
  const messages: string[] = [];
  tab.on('console', (message) => messages.push(`${message.type()} ${message.text()}`));
  tab.on('pageerror', (error) => messages.push(error.message));
  await tab.goto(`${url}/pricing`);
  await hydrated(tab);
  await checkout.change('mfe-wholesale/src/pages/sip-trunking/content.ts', (text) =>
    text.replace('Keep the PBX. Change the line.', 'Words of today'),
  );
  await dev.prints(/^built +wholesale$/m);
  await tab.goto(`${url}/sip-trunking`);
  await tab.locator('#page').getByText('Words of today').waitFor();
  expect(messages.filter((message) => !message.startsWith('info '))).toEqual([]);
});
