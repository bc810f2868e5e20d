export { frontMatterSchema } from '../../legal/front-matter.ts';

/** What the text leaves to security-check.ts. */
export const placeholders = ['loadedElsewhere', 'loadedElsewhereText', 'checkInUse'] as const;
