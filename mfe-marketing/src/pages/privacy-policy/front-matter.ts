export { frontMatterSchema } from '../../legal/front-matter.ts';

/** Placeholders that security-check.tsx fills. */
export const placeholders = ['loadedElsewhere', 'securityCheck', 'otherFiles'] as const;
