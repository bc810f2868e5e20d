import { writeFileSync } from 'node:fs';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import { toJson } from '@site/dev-tools/to-json.ts';
import { drawing } from '../../shell/social/drawing.ts';
import { drawnFrom, drawnFromFile } from '../../shell/social/drawn-from.ts';
import { socialGroups, socialSize } from '../../shell/social/groups.ts';
import { pictureFile } from '../../shell/social/picture-file.ts';

/** Renders the social preview images in Chromium; the shell's build uses them unchanged. */
export async function run(): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: socialSize });
    for (const [category, group] of Object.entries(socialGroups)) {
      await page.setContent(drawing(group));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: pictureFile(category) });
    }
    writeFileSync(drawnFromFile, toJson(drawnFrom()));
    return 0;
  } finally {
    await browser.close();
  }
}
