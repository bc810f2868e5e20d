import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError, writeFileAtomic } from '@site/process';
import * as z from 'zod';

const run = promisify(execFile);

/** Files of a checkout that name base images. */
const FILES = ['deploy/Dockerfile', 'docker-compose.yml'];

/** A name with a tag, and a digest when it is pinned. Stages have no tag, and our own images are variables. */
const IMAGE =
  /(?<=^FROM |^ +image: )(?<name>[\w.-]+(?::\d+)?(?:\/[\w.-]+)*:[\w.-]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?=\s|$)/gm;

/** A base image of a checkout, and the digest of its tag. */
export interface BaseImage {
  /** With its tag: `nginx:1.30`. */
  name: string;
  /** Digests in the checkout; undefined for a name with a tag only. */
  pinned: (string | undefined)[];
  /** Present digest of that tag in the registry. */
  current: string;
}

const manifestSchema = z.object({ digest: z.string() });

/** Covers all platforms: the digest of the index, when there is one. */
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
 * Looks up the base images of a checkout in their registries.
 * @param folder of the checkout
 * @throws ConfigurationError when a lookup fails
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

/** Pins the images of a checkout to their present digests, which makes builds and starts reproducible. */
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
