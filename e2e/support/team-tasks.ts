import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Checkout } from '@site/dev-tools/checkout.ts';
import { readPageGuide } from './page-guide.ts';

/** An edit that a team makes in its own folder. */
interface TeamTask {
  /** `"adds a page"` */
  name: string;
  perform(checkout: Checkout, remote: string): Promise<void>;
}

/** Figures to double, which keeps the yearly saving the same. */
const double = (price: string) => String(Number(price) * 2);

const doubleAll = (text: string, ...patterns: RegExp[]) =>
  patterns.reduce((result, pattern) => result.replaceAll(pattern, (prices) => prices.replaceAll(/\d+/g, double)), text);

/** @param name replaces the name of the page in the guide, which only one team can add */
export const addPage = (name?: string): TeamTask => ({
  name: 'adds a page by following docs/add-a-page.md',
  async perform(checkout, remote) {
    const { path, files, importLine, declaration } = await readPageGuide(name);
    for (const [name, text] of Object.entries(files))
      await checkout.write(`mfe-${remote}/src/pages${path}/${name}`, text);
    const list = `mfe-${remote}/src/remote.ts`;
    await checkout.change(list, (source) =>
      source
        .replace(/^(?=import \{ \w+ \} from '\.\/pages)/m, `${importLine}\n`)
        .replace('definePages([', `definePages([\n  ${declaration},`),
    );
    // An editor sorts imports.
    await checkout.run('biome', 'check', '--write', list);
  },
});

export const changeQuestion: TeamTask = {
  name: 'changes a question',
  async perform(checkout, remote) {
    const contents = globSync(`mfe-${remote}/src/pages/**/content.ts`, { cwd: checkout.folder }).sort();
    const questions = /(?<=question: ')[^']+/;
    for (const file of contents) {
      if (!questions.test(await checkout.read(file))) continue;
      return checkout.change(file, (text) => text.replace(questions, 'What do customers ask first?'));
    }
    throw new Error(`No page of ${remote} answers questions.`);
  },
};

export const changePrices: TeamTask = {
  name: 'changes the prices of its plans',
  async perform(checkout, remote) {
    await checkout.change(`mfe-${remote}/src/plans/plans.ts`, (text) => doubleAll(text, /(?<=lyPrice: )\d+/g));
    // The team's specification prescribes this for all plans and for the one on the signup page.
    await checkout.change(`mfe-${remote}/src/specification/plans-and-forms.ts`, (text) =>
      doubleAll(text, /(?<=\['\w+', )\d+, \d+(?=\])/g, /(?<=\['\w+', '\$)\d+(?=',)/g),
    );
  },
};

/** @param path of a page without incoming links */
export const removePage = (path: string): TeamTask => ({
  name: `removes the page ${path}`,
  async perform(checkout, remote) {
    await rm(checkout.path(`mfe-${remote}/src/pages${path}`), { recursive: true });
    const list = `mfe-${remote}/src/remote.ts`;
    const importOfPage = new RegExp(`^import (?:\\{ (\\w+).*|.*) from './pages${path}/.*\\n`, 'gm');
    const [, declaration] = importOfPage.exec(await checkout.read(list)) ?? [];
    await checkout.change(list, (text) => text.replace(importOfPage, '').replace(`  ${declaration},\n`, ''));
    // The team's specification prescribes this for the page.
    const entry = new RegExp(`^( +)'${path}': .*?^\\1\\)?,\\n`, 'ms');
    await checkout.change(`mfe-${remote}/src/specification.test.ts`, (text) =>
      text.replaceAll(importOfPage, '').replace(entry, ''),
    );
  },
});
