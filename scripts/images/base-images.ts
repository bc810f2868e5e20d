import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError, writeFileAtomic } from '@site/process';
import * as z from 'zod';

const run = promisify(execFile);

/** Files of a checkout that name images of others. */
const FILES = ['deploy/Dockerfile', 'docker-compose.yml'];

/** A name with a tag, and its digest when it is pinned. Stages have no tag, and those of our own images are variables. */
const IMAGE =
  /(?<=^FROM |^ +image: )(?<name>[\w.-]+(?::\d+)?(?:\/[\w.-]+)*:[\w.-]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?=\s|$)/gm;

/** An image that a checkout names, and what its tag stands for. */
export interface BaseImage {
  /** With its tag: `nginx:1.30`. */
  name: string;
  /** Digests under which the checkout names it; undefined where it names the tag alone. */
  pinned: (string | undefined)[];
  /** Digest of what the registry has under that tag now. */
  current: string;
}

const manifestSchema = z.object({ digest: z.string() });

/** For all platforms: that of the index, when there is one. */
async function digestOf(name: string): Promise<string> {
  const options = ['buildx', 'imagetools', 'inspect', name, '--format', '{{json .Manifest}}'];
  try {
    return manifestSchema.parse(JSON.parse((await run('docker', options)).stdout)).digest;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = stderr?.trim().split('\n').at(-1) || message;
    throw new ConfigurationError(`Docker Buildx cannot look up ${name}: ${reason.replace(/^ERROR: /, '')}.`);
  }
}

/**
 * Asks registries for the images of others that a checkout is built from and runs.
 * @param folder of the checkout
 * @throws ConfigurationError when an image cannot be asked for
 */
export async function readBaseImages(folder: string): Promise<BaseImage[]> {
  const texts = await Promise.all(FILES.map((file) => readFile(path.join(folder, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(IMAGE)].map(({ groups }) => groups ?? {}));
  const names = [...new Set(found.map(({ name = '' }) => name))].sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      pinned: [...new Set(found.filter((image) => image.name === name).map(({ digest }) => digest))],
      current: await digestOf(name),
    })),
  );
}

/** Has a checkout name these images by what the registry has now, so that builds and starts take nothing else. */
export async function pinBaseImages(folder: string, images: BaseImage[]): Promise<void> {
  const digests = new Map(images.map(({ name, current }) => [name, current]));
  for (const file of FILES.map((each) => path.join(folder, each))) {
    const text = await readFile(file, 'utf8');
    await writeFileAtomic(
      file,
      text.replace(IMAGE, (image, name) => (digests.has(name) ? `${name}@${digests.get(name)}` : image)),
    );
  }
}
