import type { Heading, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { InvalidMarkdown } from './invalid-markdown.ts';

const EXPLICIT_ID = /\{#([a-z0-9-]+)\}$/;

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Removes `{#id}` from the end of a heading and returns the id. */
function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [suffix, id] = EXPLICIT_ID.exec(last.value) ?? [];
  if (suffix) last.value = last.value.slice(0, -suffix.length).trimEnd();
  return id;
}

/**
 * Remark plugin: sets the id of every heading from its `{#id}`, otherwise from its hyphenated words.
 * @throws InvalidMarkdown when two headings have the same id
 */
export function giveHeadingsIds() {
  return (tree: Root) => {
    const taken = new Set<string>();
    visit(tree, 'heading', (heading) => {
      const id = takeExplicitId(heading) ?? slugOf(plainText(heading));
      if (taken.has(id))
        throw new InvalidMarkdown(`Give this heading a unique id, such as "{#${id}-2}": "${id}" is taken.`, heading);
      taken.add(id);
      heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}
