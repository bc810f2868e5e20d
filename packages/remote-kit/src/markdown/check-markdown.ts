import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Blockquote, Heading, Image, Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { alertOf } from './alerts.ts';
import { InvalidMarkdown } from './invalid-markdown.ts';

const SITE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:[?#]\S*)?$/;
const WEB_ADDRESS = /^(?:https:\/\/|mailto:)\S+$/;
const DRAWING = /^\.\/[a-z0-9-]+\.tsx$/;

/**
 * Remark plugin: refuses Markdown that pages have no design for.
 * @throws InvalidMarkdown at the first invalid element, with its correction
 */
export function checkMarkdown() {
  return (tree: Root, file: VFile) => {
    const ids = new Set<unknown>();
    let depth = 1;
    visit(tree, 'heading', (heading) => {
      checkDepth(heading, depth);
      depth = heading.depth;
      ids.add(heading.data?.hProperties?.id);
    });
    visit(tree, (node) => {
      switch (node.type) {
        case 'html':
          throw new InvalidMarkdown('HTML is not allowed: write Markdown, or mark the text as `code`.', node);
        case 'link':
        case 'definition':
          return checkAddress(node.url, node, ids);
        case 'image':
          return checkImage(node, path.dirname(file.path));
        case 'blockquote':
          return checkNote(node);
        case 'table':
          return checkCells(node);
        default:
          return undefined;
      }
    });
  };
}

function checkDepth(heading: Heading, before: number): void {
  if (heading.depth === 1)
    throw new InvalidMarkdown('The page already has its main heading: begin sections with "##".', heading);
  if (heading.depth > before + 1)
    throw new InvalidMarkdown(
      `A heading level is skipped: write "${'#'.repeat(before + 1)}" instead of "${'#'.repeat(heading.depth)}".`,
      heading,
    );
}

function checkAddress(address: string, node: RootContent, ids: ReadonlySet<unknown>): void {
  if (address.startsWith('#')) {
    if (ids.has(address.slice(1))) return;
    throw new InvalidMarkdown(`No heading has the id "${address.slice(1)}": add it to one as "{${address}}".`, node);
  }
  if (SITE_PATH.test(address) || WEB_ADDRESS.test(address)) return;
  throw new InvalidMarkdown(
    `Link to a page ("/pricing"), a heading ("#codecs"), or an "https://" or "mailto:" address, not to "${address}".`,
    node,
  );
}

function checkImage({ url, alt, ...node }: Image, folder: string): void {
  if (!DRAWING.test(url) || !existsSync(path.join(folder, url)))
    throw new InvalidMarkdown(
      `Name a drawing of this folder, such as "./crests-diagram.tsx", instead of "${url}".`,
      node,
    );
  if (!alt) throw new InvalidMarkdown(`Describe the drawing: "![Two offices on one line](${url})".`, node);
}

function checkNote(note: Blockquote): void {
  if (!alertOf(note)) throw new InvalidMarkdown('Begin a note with the line "> [!NOTE]" or "> [!WARNING]".', note);
}

function checkCells({ children: [head, ...rows] }: Table): void {
  const wanted = head?.children.length ?? 0;
  const uneven = rows.find(({ children }) => children.length !== wanted);
  if (uneven) throw new InvalidMarkdown(`Give this row ${wanted} cells, like the head of the table.`, uneven);
}
