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
  /** Fields of the front matter; all when there are none. */
  fields: readonly string[];
}

function wantedBy(query: string): Wanted {
  const [part = '', fields = ''] = query.replace(/^\?/, '').split('=');
  return {
    part: part === 'frontmatter' || part === 'text' ? part : 'component',
    fields: fields.split(',').filter(Boolean),
  };
}

/** Reads front matter and leaves out what nobody asked for. */
const parserOf = (fields: readonly string[]) => (yaml: string) => {
  const parsed: Record<string, unknown> = parse(yaml);
  return fields.length === 0 ? parsed : Object.fromEntries(fields.map((field) => [field, parsed[field]]));
};

/**
 * How Markdown becomes a module, for `@mdx-js/loader` and for `@mdx-js/rollup`.
 * @param query what an import adds to the file's name: `?frontmatter`, `?frontmatter=title,lead` or `?text` for the data
 *   alone, without the component
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
      // Strings, since the loader tells options apart by their JSON.
      [exportData, { part, fields }],
      keepTogether,
      ...(part === 'text' ? [] : [[remarkMdxFrontmatter, { parsers: { yaml: parserOf(fields) } }] as Pluggable]),
    ],
    rehypePlugins: [withoutLineBreaks],
  };
}
