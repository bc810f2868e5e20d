import * as z from 'zod/mini';
import { RELEASE_CONTRACT, type Release, releasePageSchema, releaseSchema } from './release.ts';

/**
 * `release.json` under contract 1: pages cannot request the date, and `shared` lists every library of the shell, required or not.
 */
export const release1Schema = z.extend(releaseSchema, {
  contract: z.literal(1),
  pages: z.array(z.omit(releasePageSchema, { needsToday: true })).check(z.minLength(1)),
});

export const upgradeFrom1 = (release: z.infer<typeof release1Schema>): Release => ({
  ...release,
  contract: RELEASE_CONTRACT,
  formerContract: 1,
  pages: release.pages.map((page) => ({ ...page, needsToday: false })),
});
