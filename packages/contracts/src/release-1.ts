import * as z from 'zod/mini';
import { RELEASE_CONTRACT, type Release, releaseSchema } from './release.ts';

/** `release.json` under contract 1, whose `shared` lists every library that the shell provides, used or not. */
export const release1Schema = z.extend(releaseSchema, { contract: z.literal(1) });

export const upgradeFrom1 = (release: z.infer<typeof release1Schema>): Release => ({
  ...release,
  contract: RELEASE_CONTRACT,
});
