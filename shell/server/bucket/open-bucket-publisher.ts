import type { Logger } from 'pino';
import type { Environment } from '../env.ts';
import type { OpenStores } from '../open-stores.ts';
import { siteObjects } from '../publish/site-objects.ts';
import type { Metrics } from '../serve/metrics.ts';
import { cachingForAll, createPublicAnswers } from '../serve/public-answers.ts';
import { type BucketPublisher, createBucketPublisher } from './bucket-publisher.ts';
import { openS3Bucket } from './s3-bucket.ts';

/**
 * @param onPublished called whenever the bucket is up to date
 * @returns undefined without a configured bucket
 */
export async function openBucketPublisher(
  { PUBLISH_TO: url, S3_ENDPOINT: endpoint, AWS_REGION: region, SHARED_CACHE_SECONDS }: Environment,
  { publisher, releasesOf, fileAddresses, config, decisions }: OpenStores,
  metrics: Metrics,
  logger: Logger,
  onPublished: () => void,
): Promise<BucketPublisher | undefined> {
  if (!url) return undefined;
  const bucket = await openS3Bucket({ url, endpoint, region });
  const publishing = createBucketPublisher({
    bucket,
    compositions: publisher,
    async describe(published) {
      // A newer composition may go live before this one is written: each is read from its own folder.
      const answers = createPublicAnswers({
        locateFile: publisher.locate,
        sharedCacheSeconds: SHARED_CACHE_SECONDS,
      });
      const releases = await releasesOf(published);
      answers.serve(published);
      answers.verifyAgainst(releases);
      const remotes = Object.keys(published.record.releases);
      const registered = decisions.steering.remotes().map(({ name }) => name);
      return {
        composition: published.record.id,
        objects: siteObjects(published, {
          answers,
          fileAddresses: fileAddresses(releases),
          caching: cachingForAll(SHARED_CACHE_SECONDS),
          origin: config.origin,
        }),
        remotes,
        missing: registered.filter((name) => !remotes.includes(name)),
      };
    },
    onBehind: (isBehind) => metrics.bucketBehind.set(isBehind ? 1 : 0),
    onPublished,
    logger,
  });
  return {
    notify: publishing.notify,
    stop() {
      publishing.stop();
      bucket.close();
    },
  };
}
