import { expect, test } from 'playwright/test';
import { headingAt } from '../../support/document-heading.ts';
import { nextHeading, nextImage } from '../images.ts';
import { url } from '../ingress.ts';
import { inSite, lastLoggedAt, replacePods } from '../kubectl.ts';
import { withoutFailures } from '../load.ts';

const PATH = '/sip-trunking';

const shows = (heading: string) => expect.poll(() => headingAt(url + PATH), { timeout: 60_000 }).toBe(heading);

test('publishing and rolling back a remote causes no failed requests', async ({}, { annotations }) => {
  const former = await headingAt(url + PATH);
  await withoutFailures(async () => {
    await replacePods('mfe-wholesale', () =>
      inSite('set', 'image', 'deployment/mfe-wholesale', `remote=${nextImage('mfe-wholesale')}`),
    );
    await shows(nextHeading);
    const [live, copied] = await Promise.all([
      lastLoggedAt('shell', 'shell', 'composition is live'),
      lastLoggedAt('gateway', 'follower', 'replica updated'),
    ]);
    const description = String(Math.max(...copied) - Math.max(...live));
    annotations.push({ type: 'from the shell to the last gateway, ms', description });
    await replacePods('mfe-wholesale', () => inSite('rollout', 'undo', 'deployment/mfe-wholesale'));
    await shows(former);
  });
});
