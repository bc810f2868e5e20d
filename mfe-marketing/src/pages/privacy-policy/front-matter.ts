export { frontMatterSchema } from '../../legal/front-matter.ts';

/** What the text leaves to security-check.tsx. */
export const placeholders = ['loadedElsewhere', 'securityCheck', 'otherFiles'] as const;
