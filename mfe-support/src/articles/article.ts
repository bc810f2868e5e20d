import type { TextBlockData } from '@site/ui/text/text-block-data.ts';
import type { ArticlePath } from './article-list.ts';

/** A part of a section. */
export type Block<Drawing extends string = string> =
  | TextBlockData
  /** Lines that start with `[` or `#` stand out. */
  | { kind: 'code'; label: string; code: string }
  | { kind: 'drawing'; drawing: Drawing };

export interface ArticleSection<Drawing extends string = string> {
  /** Anchor of the heading. */
  id: string;
  title: string;
  blocks: readonly Block<Drawing>[];
}

/** A text to learn from, as data; title, category and reading time stand in the list of articles. */
export interface Article<Drawing extends string = string> {
  path: ArticlePath;
  lead: string;
  /** For search engines, at most 200 characters. */
  description: string;
  keywords: string[];
  /** Whom it is written for. */
  audience: string;
  /** Day of the last change, ISO 8601. */
  updated: string;
  sections: readonly ArticleSection<Drawing>[];
  /** What to read next. */
  related: readonly [ArticlePath, ArticlePath, ArticlePath, ArticlePath];
  /** The closing band, whose button leads to the trial. */
  offer: { title: string; text: string };
}
