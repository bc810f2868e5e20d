import { createHash } from 'node:crypto';
import path from 'node:path';
import { drawing } from './drawing.ts';
import { socialGroups } from './groups.ts';

/** Says from which drawing each picture was made. */
export const drawnFromFile = path.join(import.meta.dirname, 'drawn-from.json');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A hash of every drawing as it is now: words, colors, font and lines. */
export const drawnFrom = (): Record<string, string> =>
  Object.fromEntries(Object.entries(socialGroups).map(([category, group]) => [category, hashOf(drawing(group))]));
