import * as z from 'zod';

const listsSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
const bytesSchema = z.object({ from: z.int(), to: z.int() });

const pageDiffSchema = z.object({
  path: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  title: z
    .object({ from: z.string().optional(), to: z.string().optional() })
    .optional()
    .meta({ description: 'Absent when unchanged.' }),
  words: listsSchema.meta({ description: 'Paragraphs, headings and cells.' }),
  links: listsSchema,
  navigation: listsSchema.meta({ description: 'Entries in the header and footer.' }),
  js: bytesSchema.meta({ description: 'Bytes of brotli, without the container, which all pages load.' }),
  css: bytesSchema.meta({ description: 'Bytes of brotli.' }),
});

/** Differences between two releases of a remote. */
export const releaseDiffSchema = z.object({
  remote: z.string(),
  from: z.string(),
  to: z.string(),
  pages: z.array(pageDiffSchema).meta({ description: 'Pages that differ.' }),
  unchanged: z.int().meta({ description: 'Number of all other pages.' }),
  container: bytesSchema.meta({ description: 'Bytes of brotli.' }),
  shared: z
    .array(z.object({ library: z.string(), from: z.string().optional(), to: z.string().optional() }))
    .meta({ description: 'Shared libraries whose ranges differ.' }),
});

export type ListChange = z.infer<typeof listsSchema>;
export type SizeChange = z.infer<typeof bytesSchema>;
export type PageDiff = z.infer<typeof pageDiffSchema>;
export type ReleaseDiff = z.infer<typeof releaseDiffSchema>;

/** Returns the change of a title in the form of the other texts. */
export const titleLists = (title: PageDiff['title']): ListChange => ({
  added: title?.to === undefined ? [] : [title.to],
  removed: title?.from === undefined ? [] : [title.from],
});
