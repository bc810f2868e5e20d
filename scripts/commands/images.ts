import { root } from '@site/dev-tools/project-root.ts';
import { type BaseImage, pinBaseImages, readBaseImages } from '../images/base-images.ts';

/**
 * Returns why a build may use other content than the registry has under the image's tag; undefined when it does not.
 */
function faultOf({ name, pinned, current }: BaseImage): string | undefined {
  if (pinned.includes(undefined)) return `${name} is not pinned; the registry has ${current}.`;
  if (pinned.some((digest) => digest !== current))
    return `${name} is pinned to ${pinned.join(' and ')}, but the registry has ${current}.`;
  return undefined;
}

/**
 * `npm run images:pin` pins all base images by digest; `npm run images:check` lists those that are not pinned or
 * outdated.
 * @param folder checkout; this one by default
 */
export async function run([verb, folder = root]: string[]): Promise<number> {
  const images = await readBaseImages(folder);
  const faults = images.flatMap((image) => faultOf(image) ?? []);
  if (verb === 'pin') {
    await pinBaseImages(folder, images);
    for (const { name, current } of images) console.log(`${name}@${current}`);
    return 0;
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('Run npm run images:pin, build, and test before you release.');
  return faults.length > 0 ? 1 : 0;
}
