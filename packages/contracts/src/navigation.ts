import * as z from 'zod/mini';
import { words } from './words.ts';

/** Limit of entries per page in header and footer. */
const MOST_ENTRIES = 4;

/** Entry of a page in the header or the footer. The site defines the groups and their capacity. */
const navigationEntrySchema = z.strictObject({
  group: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be the name of a group, such as "resources"'),
      z.describe('Group of the entry in the header or footer, as named by the site.'),
    ),
  label: words(30, 'Text of the link.'),
  order: z.int().check(z.gte(0), z.lte(999), z.describe('Position among the entries of the group, ascending.')),
  description: z.optional(
    words(60, 'Line below the label, where the group shows one: that of the sitemap entry unless stated.'),
  ),
  icon: z.optional(words(30, 'Name of the icon, where the group shows one: that of the sitemap entry unless stated.')),
});

/** See {@link navigationEntrySchema}. */
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

export const navigationSchema = z
  .array(navigationEntrySchema)
  .check(z.maxLength(MOST_ENTRIES), z.describe('Links to the page in the header and the footer of the site.'));
