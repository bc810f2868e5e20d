import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageMetaSchema } from '@site/contracts';
import * as z from 'zod/mini';
import { type Author, authors } from '../../articles/authors.ts';
import * as facts from '../../facts/facts.ts';

const text = z.string().check(z.minLength(1, 'must not be empty'));

const isWritten = (article: string) => existsSync(path.join(import.meta.dirname, path.basename(article), 'article.md'));

/** Path of an article: the name of its folder. */
const articlePath = z
  .templateLiteral(['/articles/', z.string()])
  .check(z.refine(isWritten, 'must be the path of an article, such as "/articles/call-analytics"'));

/** An author from `articles/authors.ts`. */
const author = z.enum(Object.keys(authors) as Author[], 'must be a name of articles/authors.ts, such as "Helen Marsh"');

/** Front matter of every article. */
export const frontMatterSchema = z.strictObject({
  title: text,
  category: text,
  /** Purpose, in a line. */
  teaser: text,
  /** Paragraph below the title. */
  lead: text,
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
  /** Author. */
  author,
  /** Audience. */
  audience: text,
  /** Day of the last change. */
  updated: z.iso.date('must be a day such as 2025-01-14'),
  /** Title of the card for it in the site's menu. */
  card: z.optional(text),
  /** Further reading. */
  related: z.array(articlePath).check(z.minLength(1)),
  /** The closing band, whose button links to the trial. */
  offer: z.strictObject({ title: text, text }),
});

/** Facts that a text may name: `{uptime}`. */
export const placeholders = Object.keys(facts);

export type ArticleFrontMatter = z.infer<typeof frontMatterSchema>;
export type ArticlePath = z.infer<typeof articlePath>;
