import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1, 'must not be empty'));

/** One fact of the box above the text, which most readers came for. */
const summaryFact = z.strictObject({
  /** What it is about, in a few words. */
  label: text,
  /** The figure or the answer, large. */
  value: text,
  /** A sentence that says what it means for the reader. */
  text,
});

/** What a policy or contract says about itself, above its text. `summary` may have placeholders. */
export const frontMatterSchema = z.strictObject({
  title: text,
  /** Paragraph below the title. */
  lead: text,
  /** Day of the last change. */
  updated: z.iso.date('must be a day such as 2025-01-19'),
  /** Whom it is for. */
  audience: text,
  summary: z.array(summaryFact).check(z.minLength(1)),
  /** What to read next. */
  related: z
    .array(
      z.strictObject({ href: text.check(z.startsWith('/', 'must be a path such as /security')), title: text, text }),
    )
    .check(z.minLength(1)),
});

export type LegalFrontMatter = z.infer<typeof frontMatterSchema>;
