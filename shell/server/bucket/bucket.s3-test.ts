import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BUCKET, CREDENTIALS, startTestBucket, type TestBucket } from '../../test-s3/start-test-bucket.ts';
import type { Published } from '../publish/composition-folder.ts';
import type { SiteObject } from '../publish/site-objects.ts';
import { FORBIDDEN_FILE, storeForbidden } from '../testing/former-release.ts';
import { TestShell } from '../testing/test-shell.ts';
import type { BucketContent } from './bucket-plan.ts';
import { type BucketPublisher, createBucketPublisher } from './bucket-publisher.ts';
import { BUCKET_RECORD, writeBucketRecord } from './bucket-record.ts';
import { openS3Bucket } from './s3-bucket.ts';

let store: TestBucket;
let shell: TestShell;
/** Each test uses its own folder in the bucket. */
let prefix: string;
let tests = 0;

beforeAll(async () => {
  store = await startTestBucket();
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
});
afterAll(() => store.stop());

beforeEach(() => {
  tests += 1;
  prefix = `test-${tests}`;
  store.mend();
  store.requests.length = 0;
  shell = new TestShell();
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  publish('1.0.0', ['/', '/prices', '/offers']);
});
afterEach(() => shell.dispose());

const salesOf = (version: string, paths: string[]) => ({
  name: 'sales',
  version,
  pages: paths.map((at) => ({ path: at, title: `${at} ${version}` })),
});
const publish = (version: string, paths: string[]) => shell.sales.publish(salesOf(version, paths));

const address = () => ({ url: `s3://${BUCKET}/${prefix}/`, endpoint: store.endpoint, region: 'us-east-1' });
const start = (variables: Record<string, string> = {}, started = shell) =>
  started.start({ ...variables, PUBLISH_TO: address().url, S3_ENDPOINT: store.endpoint });

const fileOf = (key: string) => path.join(store.folder, prefix, key);
const documentAt = (key: string) => readFile(fileOf(key), 'utf8');
const titleAt = async (key: string) => /<title>([^<]*)</.exec(await documentAt(key))?.[1];
const writtenKeys = () =>
  store.requests.flatMap((request) => (request.startsWith('PUT ') ? [request.slice(`PUT ${prefix}/`.length)] : []));

/** Reads the id of the composition that the bucket holds completely. */
async function published(): Promise<string> {
  const record = await readFile(fileOf(BUCKET_RECORD)).catch(() => undefined);
  return record ? JSON.parse(gunzipSync(record).toString()).composition : '';
}

const untilPublished = async (by = shell) => {
  const { id } = await by.report();
  await expect.poll(published).toBe(id);
};

/** Whether the shell reports the bucket as behind. */
const untilBehind = async () => {
  await expect.poll(async () => (await shell.text('/-/metrics')).match(/^site_bucket_behind (\d)/m)?.[1]).toBe('1');
};

/** Describes a composition without files. */
const publishedAs = (id: string): Published => ({
  folder: '',
  record: { id, createdAt: '', releases: {}, days: {}, owners: {}, redirects: {}, files: {} },
});

/** Describes a composition of complete teams. */
const contentOf = (composition: string, objects: SiteObject[]): BucketContent => ({
  composition,
  objects,
  remotes: [],
  missing: [],
});

/** Returns content type and caching of an object, as a CDN gets them. */
async function headersOf(key: string): Promise<(string | undefined)[]> {
  const client = new S3Client({ endpoint: store.endpoint, forcePathStyle: true, region: 'us-east-1' });
  onTestFinished(() => client.destroy());
  const { ContentType, CacheControl, Body } = await client.send(
    new GetObjectCommand({ Bucket: BUCKET, Key: `${prefix}/${key}` }),
  );
  await Body?.transformToByteArray();
  return [ContentType, CacheControl];
}

/** Lists files that documents of the bucket reference but that are missing. */
async function missingFiles(): Promise<string[]> {
  const entries = await readdir(fileOf(''), { recursive: true }).catch(() => []);
  const documents = await Promise.all(entries.filter((name) => name.endsWith('.html')).map(documentAt));
  const named = documents.flatMap((html) =>
    [...html.matchAll(/[" ]\/((?:assets|remotes)\/[^" *]+)(?=[" ])/g)].map(([, key]) => key),
  );
  return [...new Set(named)].flatMap((key) => (key && !existsSync(fileOf(key)) ? [key] : []));
}

/** Lets the test decide when a minute has passed. */
function controlTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

describe('A bucket that a CDN serves', () => {
  test('has all pages and files, with the headers that visitors need', async () => {
    await start();
    await untilPublished();
    expect(await missingFiles()).toEqual([]);
    expect(await titleAt('prices.html')).toContain('/prices 1.0.0');
    const forEver = 'public, max-age=31536000, immutable';
    expect(await headersOf('index.html')).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(await headersOf('404.html')).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(await headersOf('composition.json')).toEqual(['application/json; charset=utf-8', 'no-cache']);
    expect(await headersOf('favicon.ico')).toEqual(['image/svg+xml', 'public, max-age=86400']);
    expect(await headersOf('remotes/sales/static/page.css')).toEqual(['text/css; charset=utf-8', forEver]);
  });

  test('gets all documents, but no files, again when the CDN caching time changes', async () => {
    await start();
    await untilPublished();
    await shell.stop();
    store.requests.length = 0;
    await start({ SHARED_CACHE_SECONDS: '600' });
    const shared = 'public, max-age=0, must-revalidate, s-maxage=600';
    await expect.poll(() => headersOf('composition.json')).toEqual(['application/json; charset=utf-8', shared]);
    await untilPublished();
    for (const key of ['index.html', 'help.html', '404.html'])
      expect(await headersOf(key)).toEqual(['text/html; charset=utf-8', shared]);
    expect(writtenKeys().filter((key) => /^(?:assets|remotes)\/.*(?<!manifest\.json)$/.test(key))).toEqual([]);

    await shell.stop();
    store.requests.length = 0;
    await start({ SHARED_CACHE_SECONDS: '600' });
    publish('2.0.0', ['/', '/prices', '/offers']);
    await shell.refresh();
    await untilPublished();
    expect(writtenKeys()).not.toContain('help.html');
  });

  test('has documents of former paths with the current origin and CDN caching time', async () => {
    shell.sales.publish({ name: 'sales', version: '1.1.0', pages: [{ path: '/', redirects: ['/former'] }] });
    await start();
    await untilPublished();
    await shell.stop();
    const config = JSON.parse(await readFile(path.join(import.meta.dirname, '../../site.json'), 'utf8'));
    const file = shell.write('site.json', JSON.stringify({ ...config, origin: 'https://www.example.org' }));
    await start({ SITE_CONFIG: file, SHARED_CACHE_SECONDS: '600' });
    await untilPublished();
    expect(await documentAt('former.html')).toContain('https://www.example.org/');
    const shared = 'public, max-age=0, must-revalidate, s-maxage=600';
    expect(await headersOf('former.html')).toEqual(['text/html; charset=utf-8', shared]);
  });

  test('has no documents of a former build that published last during an upgrade', async () => {
    const variables = { REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` };
    await start({ ...variables, RUM_SAMPLE: '0.5' });
    await untilPublished();
    const next = new TestShell(shell.dataDir);
    onTestFinished(() => next.stop());
    await start({ ...variables, RUM_SAMPLE: '0.25' }, next);
    await untilPublished(next);
    publish('2.0.0', ['/', '/prices', '/new']);
    await next.refresh();
    await untilPublished(next);
    await shell.refresh();
    await untilPublished();
    await shell.stop();
    shell.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
    await next.refresh();
    await untilPublished(next);
    for (const key of ['prices.html', 'help.html']) expect(await documentAt(key)).toContain('data-sample="0.25"');
  });

  test('gets only the changes of a deploy: files, then documents, then the list for open tabs', async () => {
    await start();
    await untilPublished();
    store.requests.length = 0;
    publish('2.0.0', ['/', '/prices', '/new']);
    await shell.refresh();
    await untilPublished();

    const keys = writtenKeys();
    expect(keys.filter((key) => key.startsWith('help') || key.startsWith('assets/'))).toEqual([]);
    const stageOf = (key: string) => {
      if (key === BUCKET_RECORD) return 'record';
      if (key === 'composition.json') return 'composition';
      return key.endsWith('.html') ? 'document' : /^remotes\/.*(?<!manifest\.json)$/.test(key) ? 'file' : 'list';
    };
    const steps = store.requests.flatMap((request) => {
      if (request.startsWith('DELETE ')) return ['removal'];
      return request.startsWith('PUT ') ? [stageOf(request.slice(`PUT ${prefix}/`.length))] : [];
    });
    const stages = steps.filter((stage, index, all) => stage !== all[index - 1]);
    expect(stages).toEqual(['record', 'file', 'document', 'list', 'composition', 'removal', 'record']);
    expect(await titleAt('new.html')).toContain('/new 2.0.0');
    expect(existsSync(fileOf('offers.html'))).toBe(false);
    expect(existsSync(fileOf('remotes/sales/static/only-1.0.0.js'))).toBe(true);
  });

  test('gets new pages before pages that may link to them, and redirects last', async () => {
    await start();
    await untilPublished();
    store.requests.length = 0;
    const pages = [...Array.from({ length: 20 }, (_, index) => `/${index}`), '/prices', '/zz-new'];
    const moved = [{ path: '/', redirects: ['/offers', '/a-former'] }, ...pages.map((at) => ({ path: at }))];
    shell.sales.publish({ name: 'sales', version: '2.0.0', pages: moved });
    await shell.refresh();
    await untilPublished();
    const documents = writtenKeys().filter((key) => key.endsWith('.html'));
    const kindOf = (key: string) => {
      if (['offers.html', 'a-former.html'].includes(key)) return 'redirect';
      return ['index.html', 'prices.html', '404.html', 'help.html'].includes(key) ? 'changed' : 'new';
    };
    const kinds = documents.map(kindOf).filter((kind, index, all) => kind !== all[index - 1]);
    expect(kinds).toEqual(['new', 'changed', 'redirect']);
  });

  test('has all files of each document wherever the connection is cut, and catches up automatically', async () => {
    await start();
    await untilPublished();
    for (const [index, requests] of [0, 1, 3, 5, 8, 11].entries()) {
      const version = `2.${index}.0`;
      store.cutAfter(requests);
      publish(version, ['/', '/prices']);
      await shell.refresh();
      await untilBehind();
      expect(await missingFiles()).toEqual([]);
      if (index % 2 === 1) {
        await shell.stop();
        store.mend();
        await start();
      } else store.mend();
      await untilPublished();
      expect(await titleAt('index.html')).toContain(version);
    }
  });

  test('gets a live file whose name was forbidden later', async () => {
    await start();
    await untilPublished();
    await shell.stop();
    storeForbidden(shell, salesOf('1.0.0', ['/', '/prices', '/offers']));
    await start();
    await expect.poll(() => existsSync(fileOf(`remotes/sales/${FORBIDDEN_FILE}`))).toBe(true);
    await untilPublished();
  });

  describe('to which a shell with an empty data folder publishes', () => {
    const articles = ['articles/fax.html', 'articles/sip.html', 'faq.html'];
    const lost = () => articles.filter((key) => !existsSync(fileOf(key)));

    beforeEach(async () => {
      const pages = [{ path: '/help' }, { path: '/articles/fax' }, { path: '/articles/sip', redirects: ['/faq'] }];
      shell.help.publish({ name: 'help', version: '1.1.0', pages });
      await start();
      await untilPublished();
      expect(lost()).toEqual([]);
      await shell.stop();
    });

    /** Starts a shell that can get the releases of the team sales only. */
    async function startNext(variables: Record<string, string> = {}): Promise<TestShell> {
      const next = new TestShell();
      onTestFinished(() => next.dispose());
      next.sales.publish(salesOf('2.0.0', ['/', '/prices']));
      await start(variables, next);
      await untilPublished(next);
      expect(await titleAt('prices.html')).toContain('/prices 2.0.0');
      return next;
    }

    test('keeps all pages of a team whose releases the shell cannot get', async () => {
      const before = await documentAt('help.html');
      const next = await startNext();
      expect((await next.get('/help')).status).toBe(503);
      expect(await documentAt('help.html')).toBe(before);
      expect(lost()).toEqual([]);
      next.help.publish({ name: 'help', version: '2.0.0', pages: [{ path: '/help' }] });
      await next.refresh();
      await untilPublished(next);
      expect(lost()).toEqual(articles);
      expect(existsSync(fileOf('offers.html'))).toBe(false);
    });

    test('loses the pages of such a team when it has left the registry', async () => {
      const next = await startNext();
      expect(lost()).toEqual([]);
      await next.stop();
      await start({ REMOTES: `sales=${next.sales.path}` }, next);
      await expect.poll(lost).toEqual(articles);
    });
  });

  test('is up to date before the CDN is told to fetch its pages again', async () => {
    const told: string[] = [];
    const cdn = createServer(async (request, response) => {
      told.push(JSON.parse(await text(request)).data.id, await published());
      response.end();
    });
    await once(cdn.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void cdn.close());
    const { port } = cdn.address() as AddressInfo;
    await start({
      PUBLISH_HOOK_URL: `http://127.0.0.1:${port}/purge`,
      PUBLISH_HOOK_SECRET: `whsec_${Buffer.from('a key of at least sixteen bytes').toString('base64')}`,
    });
    const { id } = await shell.report();
    await expect.poll(() => told).toEqual([id, id]);
  });

  test('follows a rollback after an interrupted update', async () => {
    await start();
    await untilPublished();
    store.cutAfter(6);
    publish('2.0.0', ['/', '/prices', '/offers']);
    await shell.refresh();
    publish('1.0.0', ['/', '/prices', '/offers']);
    await shell.refresh();
    store.mend();
    await untilPublished();
    for (const key of ['index.html', 'prices.html', 'offers.html']) expect(await titleAt(key)).toContain('1.0.0');
  });

  test('loses removed pages after interrupted removals and updates', async () => {
    await start();
    await untilPublished();
    store.cutAfter(6);
    publish('2.0.0', ['/', '/prices', '/new']);
    await shell.refresh();
    await untilBehind();
    publish('3.0.0', ['/', '/prices']);
    await shell.refresh();
    store.mend();
    await untilPublished();
    for (const key of ['offers.html', 'new.html']) expect(existsSync(fileOf(key))).toBe(false);
  });

  const keys = ['a.html', 'b.html', 'c.html'];
  const contents = () => Promise.all(keys.map((key) => documentAt(key).catch(() => '')));

  /** A build whose shell waits before it reads the content of an object, and so before it uploads it. */
  interface Build {
    started: Promise<void>;
    objects: SiteObject[];
  }

  function build(name: string, waits: (key: string) => Promise<void> | undefined = () => undefined): Build {
    const started = Promise.withResolvers<void>();
    const objects = keys.map((key): SiteObject => {
      const headers = { contentType: 'text/html', cacheControl: 'no-cache' };
      const read = async () => {
        started.resolve();
        await waits(key);
        return { content: Buffer.from(name), headers };
      };
      return { key, stage: 'documents', digest: `${name} ${key}`, read };
    });
    return { started: started.promise, objects };
  }

  /** Composition that is live in the folder of both shells. */
  let live: string;
  beforeEach(() => {
    live = 'live';
  });

  /** @param objects of each composition, as this shell would write them */
  async function open(objects: Record<string, Build>, warn: (details: unknown, message?: string) => void = () => {}) {
    const bucket = await openS3Bucket(address());
    onTestFinished(bucket.close);
    const publisher = createBucketPublisher({
      bucket,
      compositions: { current: async () => publishedAs(live) },
      describe: async ({ record: { id } }) => contentOf(id, objects[id]?.objects ?? []),
      onPublished() {},
      onBehind() {},
      logger: { info() {}, warn },
    });
    onTestFinished(publisher.stop);
    return publisher;
  }

  describe('to which shells of two builds write', () => {
    beforeEach(() => {
      live = 'former';
    });

    /** The newer shell writes everything while the former one still reads its files. */
    async function overtake(former: BucketPublisher, slow: Build, goesOn: PromiseWithResolvers<void>): Promise<void> {
      const newer = await open({ newer: build('newer') });
      const writingFormer = former.notify();
      await slow.started;
      live = 'newer';
      await newer.notify();
      goesOn.resolve();
      await writingFormer;
    }

    test('ends with the documents of the newer one if both write at the same moment', async () => {
      const [goesOn, isDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow = build('former', (key) => (key === 'b.html' ? goesOn.promise : undefined));
      const former = await open({ former: slow, newer: build('newer') });
      const newer = await open({ newer: build('newer', (key) => (key === 'c.html' ? isDone.promise : undefined)) });

      const writingFormer = former.notify();
      await slow.started;
      live = 'newer';
      const writingNewer = newer.notify();
      await expect.poll(() => documentAt('b.html').catch(() => '')).toBe('newer');
      goesOn.resolve();
      await writingFormer;
      isDone.resolve();
      await writingNewer;
      await expect.poll(published).toBe('newer');
      expect(await contents()).toEqual(['newer', 'newer', 'newer']);
    });

    test('ends with the documents of the newer one even if the former one then fails', async () => {
      const goesOn = Promise.withResolvers<void>();
      const slow = build('former', async (key) => {
        await goesOn.promise;
        if (key === 'c.html') throw new Error('The file is gone.');
      });
      await overtake(await open({ former: slow, newer: build('newer') }), slow, goesOn);
      expect(await contents()).toEqual(['former', 'former', 'newer']);
      await expect.poll(contents).toEqual(['newer', 'newer', 'newer']);
      await expect.poll(published).toBe('newer');
    });

    test('ends with the documents of the newer one even if the former one is stopped when it has noticed', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const goesOn = Promise.withResolvers<void>();
      const slow = build('former', () => goesOn.promise);
      const former = await open({ former: slow });
      await overtake(former, slow, goesOn);
      former.stop();
      expect(await contents()).toEqual(['former', 'former', 'former']);
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      await expect.poll(published).toBe('newer');
      expect(await contents()).toEqual(['newer', 'newer', 'newer']);
    });

    test('receives no slow upload of an update that has failed after those of the next one', async () => {
      const failing = build('former', (key) =>
        key === 'b.html' ? pause(2_000) : Promise.reject(new Error('The file is gone.')),
      );
      const publisher = await open({ former: failing, newer: build('newer') });
      const writing = publisher.notify();
      await failing.started;
      live = 'newer';
      await writing;
      await expect.poll(() => writtenKeys().filter((key) => key === 'b.html')).toHaveLength(2);
      await expect.poll(published).toBe('newer');
      expect(await contents()).toEqual(['newer', 'newer', 'newer']);
    });
  });

  test('has the newest document again a minute after an upload that its client repeated arrives late', async () => {
    controlTimers();
    const publisher = await open({ first: build('first'), second: build('second') });
    live = 'first';
    const delayed = store.delay('PUT', `${prefix}/a.html`);
    await publisher.notify();
    const arrive = await delayed;
    live = 'second';
    await publisher.notify();
    expect(await contents()).toEqual(['second', 'second', 'second']);
    await arrive();
    expect(await contents()).toEqual(['first', 'second', 'second']);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(contents).toEqual(['second', 'second', 'second']);
    await expect.poll(published).toBe('second');
  });

  test.each([
    { moment: 'has begun', isReading: false },
    { moment: 'begins while it looks', isReading: true },
  ])(
    'has the newest document again after a repeated upload of an update that $moment a minute after the last one',
    async ({ isReading }) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const goesOn = Promise.withResolvers<void>();
      const second = build('second', (key) => (key === 'c.html' ? goesOn.promise : undefined));
      const publisher = await open({ first: build('first'), second, third: build('third') });
      live = 'first';
      await publisher.notify();

      if (isReading) {
        const reading = store.delay('GET', `${prefix}/${BUCKET_RECORD}`);
        vi.advanceTimersByTime(60_000);
        await reading;
      }
      live = 'second';
      const uploading = store.delay('PUT', `${prefix}/a.html`);
      const updating = publisher.notify();
      const arrive = await uploading;
      await expect
        .poll(() => {
          // Until the client repeats its requests.
          vi.advanceTimersByTime(100);
          return contents();
        })
        .toEqual(['second', 'second', 'first']);
      if (!isReading) vi.advanceTimersByTime(60_000);
      goesOn.resolve();
      await updating;
      live = 'third';
      await publisher.notify();
      await arrive();
      expect(await contents()).toEqual(['second', 'third', 'third']);
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      await expect.poll(contents).toEqual(['third', 'third', 'third']);
    },
  );

  test('has a page that a rollback has restored again a minute after its repeated removal arrives late', async () => {
    controlTimers();
    const second = build('second');
    second.objects = second.objects.filter(({ key }) => key !== 'c.html');
    const publisher = await open({ first: build('first'), second });
    live = 'first';
    await publisher.notify();
    live = 'second';
    const removing = store.delay('DELETE', `${prefix}/c.html`);
    await publisher.notify();
    const arrive = await removing;
    live = 'first';
    await publisher.notify();
    expect(await contents()).toEqual(['first', 'first', 'first']);
    await arrive();
    expect(await contents()).toEqual(['first', 'first', '']);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(contents).toEqual(['first', 'first', 'first']);
    await expect.poll(published).toBe('first');
  });

  describe('of which an old record arrives late since its client repeated it', () => {
    async function updateTwice(): Promise<BucketPublisher> {
      const goesOn = Promise.withResolvers<void>();
      const first = build('first', () => goesOn.promise);
      const publisher = await open({ first, second: build('second') });
      live = 'first';
      const updating = publisher.notify();
      await first.started;
      const recording = store.delay('PUT', `${prefix}/${BUCKET_RECORD}`);
      goesOn.resolve();
      await updating;
      live = 'second';
      await publisher.notify();
      await (await recording)();
      expect(await published()).toBe('first');
      return publisher;
    }

    test('follows a rollback', async () => {
      const publisher = await updateTwice();
      live = 'first';
      await publisher.notify();
      expect(await contents()).toEqual(['first', 'first', 'first']);
    });

    test('has the right record again a minute later', async () => {
      controlTimers();
      await updateTwice();
      vi.advanceTimersByTime(60_000);
      vi.useRealTimers();
      await expect.poll(published).toBe('second');
    });
  });

  test('gets everything again if its record is damaged, and the log says so', async () => {
    const bucket = await openS3Bucket(address());
    onTestFinished(bucket.close);
    await bucket.write(BUCKET_RECORD, Buffer.from('damaged'), { contentType: 'text/plain', cacheControl: 'no-cache' });
    const warnings: unknown[] = [];
    const publisher = await open({ live: build('newer') }, (_details, message) => warnings.push(message));
    await publisher.notify();
    expect(await contents()).toEqual(['newer', 'newer', 'newer']);
    expect(warnings).toEqual([`${BUCKET_RECORD} in the bucket is unreadable; writing everything again`]);
  });

  describe('whose store refuses an object', () => {
    /** A build that cannot upload `b.html` at first. */
    function refused(name: string) {
      let isRefused = true;
      const building = build(name, (key) =>
        key === 'b.html' && isRefused ? Promise.reject(new Error('The file is gone.')) : undefined,
      );
      const accept = () => {
        isRefused = false;
      };
      return { ...building, accept };
    }

    test('gets only what is missing when the update is repeated', async () => {
      const newer = refused('newer');
      const publisher = await open({ live: newer });
      await publisher.notify();
      newer.accept();
      await expect.poll(published).toBe('live');
      expect(await contents()).toEqual(['newer', 'newer', 'newer']);
      expect(
        writtenKeys()
          .filter((key) => key !== BUCKET_RECORD)
          .sort(),
      ).toEqual(keys);
    });

    test('gets everything again if another shell has written before the update is repeated', async () => {
      const former = refused('former');
      const publisher = await open({ live: former });
      await publisher.notify();
      await (await open({ live: build('newer') })).notify();
      expect(await contents()).toEqual(['newer', 'newer', 'newer']);
      former.accept();
      await expect.poll(contents).toEqual(['former', 'former', 'former']);
    });
  });

  test('of 10,000 pages gets ten changed ones in at most 20 requests', async () => {
    const object = (index: number, digest: string, stage: SiteObject['stage'] = 'documents'): SiteObject => ({
      key: `${stage}/${index}.html`,
      stage,
      digest,
      read: async () => ({
        content: Buffer.from(digest),
        headers: { contentType: 'text/html', cacheControl: 'no-cache' },
      }),
    });
    const before = Array.from({ length: 10_000 }, (_, index) => object(index, 'before'));
    const bucket = await openS3Bucket(address());
    await writeBucketRecord(bucket, {
      composition: 'before',
      objects: Object.fromEntries(before.map(({ key, digest }) => [key, digest])),
    });
    store.requests.length = 0;

    const changed = Array.from({ length: 10 }, (_, index) => object(index * 1_000, 'after'));
    const others = [object(1, 'after', 'files'), object(1, 'after', 'lists'), object(1, 'after', 'composition')];
    const objects = [...new Map([...before, ...changed, ...others].map((one) => [one.key, one])).values()];
    const publisher = createBucketPublisher({
      bucket,
      compositions: { current: async () => publishedAs('after') },
      describe: async () => contentOf('after', objects),
      onPublished() {},
      onBehind() {},
      logger: { info() {}, warn() {} },
    });
    await publisher.notify();
    expect(await published()).toBe('after');
    expect(store.requests.length).toBeLessThanOrEqual(20);
    await publisher.notify();
    expect(store.requests.length).toBeLessThanOrEqual(20);
    bucket.close();
  });
});
