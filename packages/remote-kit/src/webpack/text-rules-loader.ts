import type { LoaderContext } from 'webpack';
import { findRulesFile } from '../markdown/front-matter.ts';

/** Makes a watching build check a text again when the file with the rules of its folder changes, but not the modules it imports. */
export default function textRulesLoader(this: LoaderContext<unknown>, source: string): string {
  const file = findRulesFile(this.context ?? '');
  if (file) this.addDependency(file);
  return source;
}
