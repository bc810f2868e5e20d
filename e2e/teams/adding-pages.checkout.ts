import { Checkout } from '@site/dev-tools/checkout.ts';
import { DevSite } from '@site/dev-tools/dev-site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headingAt } from '../support/document-heading.ts';

const SOURCES = 'mfe-wholesale/src';
const LIST = `${SOURCES}/remote.ts`;
const PAGES = `${SOURCES}/pages`;

let checkout: Checkout;
let dev: DevSite;
let url: string;
/** The team's pages before the test. */
let declared: string;

const PAGE = `
import type { PageProps } from '@site/contracts';
import { HeroPlain } from '@site/ui/hero/hero-plain.tsx';
import { content } from './content.ts';

export default function NewPage(_: PageProps) {
  return <HeroPlain title={content.title} lead={content.lead} />;
}
`;

const content = (title: string) =>
  `export const content = { title: '${title}', lead: 'Numbers in ninety countries, ported within days, for every trunk.' };`;

const declaration = (path: string, title: string) => `
import type { PageDeclaration } from '@site/remote-kit';

export const declaration: PageDeclaration = {
  path: '${path}',
  meta: { title: '${title} | {brand}', description: '${title} for wholesale customers.', keywords: ['numbers'] },
  sitemap: {
    title: '${title}',
    category: 'VoIP',
    description: '${title}',
    priority: 0.5,
    changeFrequency: 'Monthly',
    icon: 'phone',
  },
};
`;

/** Returns the list of pages with additional ones. */
const remote = (...paths: string[]) =>
  paths.reduce((source, path, index) => {
    const importLine = `import * as added${index} from './pages${path}/declaration.ts';`;
    return `${importLine}\n${source.replace('definePages([', `definePages([added${index}.declaration, `)}`;
  }, declared);

const titleOf = (path: string) => headingAt(url + path);

beforeAll(async () => {
  checkout = await Checkout.create({ paths: ['mfe-wholesale'] });
  dev = new DevSite(checkout, 'wholesale');
  declared = await checkout.read(LIST);
});
afterAll(async () => {
  await dev.stop();
  await checkout.remove();
});

test('starting with an incomplete page reports what is missing, and serves the site once it is complete', async () => {
  await checkout.write(`${PAGES}/did-numbers/content.ts`, content('Numbers'));
  await checkout.write(`${PAGES}/did-numbers/page.tsx`, PAGE);
  await dev.start();
  await dev.prints(/^The page src\/pages\/did-numbers\/page\.tsx is not declared in src\/remote\.ts\.$/m);
  url = await dev.announces();

  await checkout.write(`${PAGES}/did-numbers/declaration.ts`, declaration('/did-numbers', 'Numbers'));
  await checkout.write(LIST, remote('/did-numbers'));
  await dev.prints(/^built +wholesale$/m);
  await expect.poll(() => titleOf('/did-numbers')).toBe('Numbers');
});

test('a page is added step by step while the site runs', async () => {
  await checkout.write(`${PAGES}/porting/content.ts`, content('Porting'));
  await dev.prints(/^built +wholesale$/m);
  await checkout.write(`${PAGES}/porting/page.tsx`, PAGE);
  await dev.prints(/^The page src\/pages\/porting\/page\.tsx is not declared in src\/remote\.ts\.$/m);
  await checkout.write(`${PAGES}/porting/declaration.ts`, declaration('/porting', ''));
  await checkout.write(LIST, remote('/did-numbers', '/porting'));
  await dev.prints(/^Correct sitemap\.title in the declaration of page \/porting: must not be empty\.$/m);
  expect(await titleOf('/did-numbers')).toBe('Numbers');

  await checkout.write(`${PAGES}/porting/declaration.ts`, declaration('/porting', 'Porting'));
  await dev.prints(/^built +wholesale$/m);
  await expect.poll(() => titleOf('/porting')).toBe('Porting');
  expect(await dev.stop()).toBe(0);
});
