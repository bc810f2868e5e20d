import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1, 'must not be empty'));

/** One fact of the box above the text, with what most readers look for. */
const summaryFact = z.strictObject({
  /** Subject, in a few words. */
  label: text,
  /** The figure or the answer, large. */
  value: text,
  /** A sentence about the meaning for the reader. */
  text,
});

/** Front matter of a policy or contract. `summary` may have placeholders. */
export const frontMatterSchema = z.strictObject({
  title: text,
  /** Paragraph below the title. */
  lead: text,
  /** Day of the last change. */
  updated: z.iso.date('must be a day such as 2025-01-19'),
  /** Audience. */
  audience: text,
  summary: z.array(summaryFact).check(z.minLength(1)),
  /** Further reading. */
  related: z
    .array(
      z.strictObject({ href: text.check(z.startsWith('/', 'must be a path such as /security')), title: text, text }),
    )
    .check(z.minLength(1)),
});

export type LegalFrontMatter = z.infer<typeof frontMatterSchema>;
