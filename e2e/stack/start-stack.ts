import { compose, up } from './compose.ts';

/** Builds all images and starts the whole stack; @returns what removes it, volumes included */
export default async function startStack(): Promise<() => Promise<void>> {
  await compose('down', '--volumes', '--remove-orphans');
  await compose('build', '--quiet');
  await up();
  return async () => {
    await compose('down', '--volumes', '--remove-orphans');
  };
}
