import { expect, test } from 'playwright/test';
import { nextHeading, nextImage } from '../images.ts';
import { url } from '../ingress.ts';
import { inSite, podsOf, replacePods } from '../kubectl.ts';
import { nobodyNotices } from '../load.ts';

const PATH = '/sip-trunking';

const shows = (words: string) =>
  expect.poll(async () => (await fetch(url + PATH)).text(), { timeout: 60_000 }).toContain(words);

const heading = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(url + PATH)).text())?.[1] ?? '';

/** When a container of a part last said something, in milliseconds since 1970. */
async function saidAt(part: string, container: string, message: string): Promise<number[]> {
  const pods = await podsOf(part);
  const logs = await Promise.all(pods.map((pod) => inSite('logs', pod, `--container=${container}`)));
  const times = logs.map((log) => {
    const lines = log.split('\n').filter((line) => line.includes(message));
    return lines.length > 0 ? JSON.parse(lines.at(-1) ?? '').time : 0;
  });
  return times.filter((time) => time > 0);
}

test('a team releases its remote and takes the release back, and nobody notices', async ({}, { annotations }) => {
  const former = await heading();
  await nobodyNotices(async () => {
    await replacePods('mfe-wholesale', () =>
      inSite('set', 'image', 'deployment/mfe-wholesale', `remote=${nextImage('mfe-wholesale')}`),
    );
    await shows(nextHeading);
    const [live, copied] = await Promise.all([
      saidAt('shell', 'shell', 'composition is live'),
      saidAt('gateway', 'follower', 'copied what is live'),
    ]);
    const description = String(Math.max(...copied) - Math.max(...live));
    annotations.push({ type: 'from the shell to the last gateway, ms', description });
    await replacePods('mfe-wholesale', () => inSite('rollout', 'undo', 'deployment/mfe-wholesale'));
    await shows(former);
  });
});
