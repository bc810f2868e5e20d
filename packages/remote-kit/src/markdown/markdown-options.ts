import type { Options } from '@mdx-js/loader';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Pluggable } from 'unified';
import { parse } from 'yaml';
import { checkMarkdown } from './check-markdown.ts';
import { exportData, type MarkdownPart } from './export-data.ts';
import { checkFrontMatter } from './front-matter.ts';
import { giveHeadingsIds } from './heading-ids.ts';
import { keepTogether } from './keep-together.ts';
import { normalizeLineEndings } from './line-endings.ts';
import { fillPlaceholders } from './placeholders.ts';
import { toComponents } from './to-components.ts';
import { withoutLineBreaks } from './without-line-breaks.ts';

interface Wanted {
  part: MarkdownPart;
  /** Exported fields of the front matter; all if empty. */
  fields: readonly string[];
}

function wantedBy(query: string): Wanted {
  const [part = '', fields = ''] = query.replace(/^\?/, '').split('=');
  return {
    part: part === 'frontmatter' || part === 'text' ? part : 'component',
    fields: fields.split(',').filter(Boolean),
  };
}

/** Creates a parser that reads the requested fields of front matter. */
const parserOf = (fields: readonly string[]) => (yaml: string) => {
  const parsed: Record<string, unknown> = parse(yaml);
  return fields.length === 0 ? parsed : Object.fromEntries(fields.map((field) => [field, parsed[field]]));
};

/**
 * Returns the options that compile Markdown to a module, for `@mdx-js/loader` and `@mdx-js/rollup`.
 * @param query of the import: `?frontmatter`, `?frontmatter=title,lead` or `?text` for data without the component
 */
export function markdownOptions(query = ''): Options {
  const { part, fields } = wantedBy(query);
  return {
    format: 'md',
    remarkPlugins: [
      normalizeLineEndings,
      remarkFrontmatter,
      remarkGfm,
      checkFrontMatter,
      giveHeadingsIds,
      checkMarkdown,
      fillPlaceholders,
      toComponents,
      // Strings, because the loader caches by the JSON of the options.
      [exportData, { part, fields }],
      keepTogether,
      ...(part === 'text' ? [] : [[remarkMdxFrontmatter, { parsers: { yaml: parserOf(fields) } }] as Pluggable]),
    ],
    rehypePlugins: [withoutLineBreaks],
  };
}
