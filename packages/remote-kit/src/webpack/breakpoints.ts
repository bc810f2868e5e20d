import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Style sheet with the `@custom-media` rules of all breakpoints. */
export const breakpointsFile = fileURLToPath(import.meta.resolve('@site/ui/styles/breakpoints.css'));

export const readBreakpoints = () => readFileSync(breakpointsFile, 'utf8');
