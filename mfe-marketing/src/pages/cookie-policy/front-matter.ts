export { frontMatterSchema } from '../../legal/front-matter.ts';

/** Placeholders that security-check.ts fills. */
export const placeholders = ['loadedElsewhere', 'loadedElsewhereText', 'checkInUse'] as const;
