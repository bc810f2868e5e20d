import { existsSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { useTemporaryFolder } from '@site/dev-tools/temporary-folder.ts';
import { forms } from '../build/build-targets.ts';
import { build } from '../commands/build.ts';

/** forms-service does not start without its captcha widget. Any version of it will do. */
async function buildMissingWidget(): Promise<void> {
  if (existsSync(inProject(forms.builtFile))) return;
  if (!(await build([forms.name]))) throw new Error('The captcha widget could not be built.');
}

/** Called by vitest before the first test; it calls what is returned after the last. */
export default async function prepare(): Promise<() => void> {
  await buildMissingWidget();
  return useTemporaryFolder();
}
