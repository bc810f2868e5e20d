import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';

/** Style sheet with the `@custom-media` rules of all breakpoints. */
const file = fileURLToPath(import.meta.resolve('@site/ui/styles/breakpoints.css'));

/** Reads the breakpoints for a loader, whose result then depends on their file. */
export function readBreakpoints(loader: Pick<LoaderContext<unknown>, 'addDependency'>): string {
  loader.addDependency(file);
  return readFileSync(file, 'utf8');
}
