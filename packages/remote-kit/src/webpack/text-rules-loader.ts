import { existsSync } from 'node:fs';
import type { LoaderContext } from 'webpack';
import { findRulesFiles } from '../markdown/front-matter.ts';

/** Makes a build check a text again after a change of the rules of its folder, or of a module that they import. */
export default async function textRulesLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  for (const file of await findRulesFiles(this.context ?? '')) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
}
