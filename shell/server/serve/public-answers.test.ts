import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { expect, it, onTestFinished } from 'vitest';
import type { Published } from '../publish/composition-folder.ts';
import { compress } from '../store/compress.ts';
import { createPublicAnswers } from './public-answers.ts';

/** Returns a composition with a single document of this text. */
async function publish(text: string): Promise<Published> {
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const content = Buffer.from(text);
  const { br, gzip } = await compress(content, 1);
  await Promise.all(
    [content, br, gzip].map((bytes, index) =>
      writeFile(path.join(folder, `index.html${['', '.br', '.gz'][index]}`), bytes),
    ),
  );
  const home = { file: 'index.html', status: 200, integrity: integrityOf(content), bytes: content.length } as const;
  const files = { '/': home };
  return { folder, record: { id: text, createdAt: '', releases: {}, days: {}, owners: {}, redirects: {}, files } };
}

it('evicts documents of former compositions, even if they were read while the next one went live', async () => {
  const answers = createPublicAnswers({ locateFile: (address) => address });
  const isInMemory = async () => {
    const answer = answers.find('/');
    return (await answer) === answer;
  };
  const [first, second] = await Promise.all([publish('first'), publish('second')]);

  answers.serve(first);
  expect(await isInMemory()).toBe(false);
  expect(await isInMemory()).toBe(true);

  answers.serve(second);
  answers.serve(first);
  const reading = answers.find('/');
  expect(reading).toBeInstanceOf(Promise);

  answers.serve(second);
  await reading;
  answers.serve(first);
  expect(await isInMemory()).toBe(false);
});
