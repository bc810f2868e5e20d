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

/** Somebody whom `articles/authors.ts` introduces. */
const author = z.enum(Object.keys(authors) as Author[], 'must be a name of articles/authors.ts, such as "Helen Marsh"');

/** What every article says about itself, above its text. */
export const frontMatterSchema = z.strictObject({
  title: text,
  category: text,
  /** What it helps with, in a line. */
  teaser: text,
  /** Paragraph below the title. */
  lead: text,
  description: pageMetaSchema.shape.description,
  keywords: pageMetaSchema.shape.keywords,
  /** Who has written it. */
  author,
  /** Whom it is written for. */
  audience: text,
  /** Day of the last change. */
  updated: z.iso.date('must be a day such as 2025-01-14'),
  /** Title of the card by which the menu of the site leads to it. */
  card: z.optional(text),
  /** What to read next. */
  related: z.array(articlePath).check(z.minLength(1)),
  /** The closing band, whose button leads to the trial. */
  offer: z.strictObject({ title: text, text }),
});

/** Facts that a text may name: `{uptime}`. */
export const placeholders = Object.keys(facts);

export type ArticleFrontMatter = z.infer<typeof frontMatterSchema>;
export type ArticlePath = z.infer<typeof articlePath>;
