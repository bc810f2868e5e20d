import { announceSite } from '@site/dev-tools/browser/running-site.ts';
import { announcePages } from '../support/read-pages.ts';
import { compose, leadsCommand, up, url } from './compose.ts';

/** Builds all images and starts the whole stack. @returns removes it, including volumes */
export default async function startStack(): Promise<() => Promise<void>> {
  await compose('down', '--volumes', '--remove-orphans');
  await compose('build', '--quiet');
  await up();
  announceSite({ url, leads: leadsCommand });
  await announcePages(url);
  return async () => {
    await compose('down', '--volumes', '--remove-orphans');
  };
}
