import * as z from 'zod';

export const originSchema = z.object({
  /** Hash of everything all documents depend on, except the releases. */
  build: z.string(),
  /** Number of builds that have published, including this one: a build that returns counts again. */
  generation: z.int(),
});

/** Build of the shell that composed a composition. */
export type Origin = z.infer<typeof originSchema>;

/**
 * Returns the origin of a starting shell. The generation counts once it is published: a shell that fails before affects no other.
 * @param live origin of the live composition
 */
export const originOf = (build: string, live: Origin | undefined): Origin =>
  live?.build === build ? live : { build, generation: (live?.generation ?? 0) + 1 };

/** Whether a composition is from a build that a newer one has replaced; unknown origins are not. */
export const isReplaced = (live: Origin | undefined, by: Origin): boolean =>
  live !== undefined && live.build !== by.build && live.generation < by.generation;
