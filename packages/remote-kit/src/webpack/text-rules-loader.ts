import type { LoaderContext } from 'webpack';
import { findRulesFile } from '../markdown/front-matter.ts';

/** Makes a watching build check a text again when the rules of its folder change. */
export default function textRulesLoader(this: LoaderContext<unknown>, source: string): string {
  const file = findRulesFile(this.context ?? '');
  if (file) this.addDependency(file);
  return source;
}
