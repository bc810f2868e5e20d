import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Checkout } from '@site/dev-tools/checkout.ts';
import { readPageGuide } from './page-guide.ts';

/** Something that a team does in its own folder, with an editor. */
interface TeamTask {
  /** `"adds a page"` */
  name: string;
  perform(checkout: Checkout, remote: string): Promise<void>;
}

/** Figures that become twice as high, so that a year saves the same share as before. */
const double = (price: string) => String(Number(price) * 2);

const doubleAll = (text: string, ...patterns: RegExp[]) =>
  patterns.reduce((result, pattern) => result.replaceAll(pattern, (prices) => prices.replaceAll(/\d+/g, double)), text);

export const addPage: TeamTask = {
  name: 'adds a page by following docs/add-a-page.md',
  async perform(checkout, remote) {
    const { path, files, importLine, declaration } = await readPageGuide();
    for (const [name, text] of Object.entries(files))
      await checkout.write(`mfe-${remote}/src/pages${path}/${name}`, text);
    const list = `mfe-${remote}/src/remote.ts`;
    await checkout.change(list, (source) =>
      source
        .replace(/^(?=import \{ \w+ \} from '\.\/pages)/m, `${importLine}\n`)
        .replace('definePages([', `definePages([\n  ${declaration},`),
    );
    // The editor sorts imports.
    await checkout.run('biome', 'check', '--write', list);
  },
};

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
    // What the team's specification prescribes, for all plans and for the one on the signup page.
    await checkout.change(`mfe-${remote}/src/specification/plans-and-forms.ts`, (text) =>
      doubleAll(text, /(?<=\['\w+', )\d+, \d+(?=\])/g, /(?<=\['\w+', '\$)\d+(?=',)/g),
    );
  },
};

/** @param path of a page to which no other links */
export const removePage = (path: string): TeamTask => ({
  name: `removes the page ${path}`,
  async perform(checkout, remote) {
    await rm(checkout.path(`mfe-${remote}/src/pages${path}`), { recursive: true });
    const list = `mfe-${remote}/src/remote.ts`;
    const importOfPage = new RegExp(`^import (?:\\{ (\\w+).*|.*) from './pages${path}/.*\\n`, 'gm');
    const [, declaration] = importOfPage.exec(await checkout.read(list)) ?? [];
    await checkout.change(list, (text) => text.replace(importOfPage, '').replace(`  ${declaration},\n`, ''));
    // What the team's specification prescribes for the page.
    const entry = new RegExp(`^( +)'${path}': .*?^\\1\\)?,\\n`, 'ms');
    await checkout.change(`mfe-${remote}/src/specification.test.ts`, (text) =>
      text.replaceAll(importOfPage, '').replace(entry, ''),
    );
  },
});
