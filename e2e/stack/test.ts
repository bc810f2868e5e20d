import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/dev-tools/project-root.ts';
import { test as base } from 'playwright/test';

const isMade = /(?:^|\/)(?:node_modules|dist|dist-dev|\.git|\.cache|\.data|test-results)(?:\/|$)/;

/** Another checkout of the project, as in somebody's pipeline. */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<Checkout> {
    const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
    await cp(root, folder, { recursive: true, filter: (file) => !isMade.test(path.relative(root, file)) });
    return new Checkout(folder);
  }

  /** @throws when the change changes nothing */
  async change(file: string, change: (text: string) => string): Promise<void> {
    const target = path.join(this.folder, file);
    const before = await readFile(target, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing changed in ${file}.`);
    await writeFile(target, after);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Tests that change a checkout of their own. */
export const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({}, use) => {
    const checkout = await Checkout.make();
    await use(checkout);
    await checkout.remove();
  },
});
