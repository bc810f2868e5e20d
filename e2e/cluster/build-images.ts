import { execFileSync } from 'node:child_process';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { root } from '@site/dev-tools/project-root.ts';
import { changes, FIRST_VERSION, images, nextImages, SECOND_VERSION } from './images.ts';

/**
 * Builds the images for `npm run test:cluster` and prints all image names, for the tool that loads them onto the nodes.
 */
const built = ['gateway', 'shell', 'forms-service', 'mfe-marketing', 'mfe-wholesale', 'mfe-support'];

const docker = (cwd: string, ...options: string[]) =>
  execFileSync('docker', options, {
    cwd,
    env: { ...process.env, COMPOSE_DISABLE_ENV_FILE: '1', SITE_VERSION: 'cluster' },
    // Docker's progress output must not mix with the names.
    stdio: ['ignore', process.stderr, process.stderr],
  });

function build(folder: string, version: string, services: readonly string[]): void {
  docker(folder, 'compose', 'build', '--quiet', ...services);
  for (const service of services) docker(folder, 'tag', `site/${service}:cluster`, images(version)(service));
}

build(root, FIRST_VERSION, built);
const checkout = await Checkout.create({ sourcesOnly: true });
try {
  for (const { file, edit } of changes) await checkout.change(file, edit);
  build(checkout.folder, SECOND_VERSION, nextImages);
} finally {
  await checkout.remove();
}
console.log([...built.map(images(FIRST_VERSION)), ...nextImages.map(images(SECOND_VERSION))].join('\n'));
