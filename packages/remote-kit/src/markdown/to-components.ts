import type { Blockquote, Code, Heading, Image, Root, RootContent, Table, TableCell } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { alertOf } from './alerts.ts';
import { colorCode } from './color-code.ts';
import { InvalidMarkdown } from './invalid-markdown.ts';
import { importDefault, verbatim } from './javascript.ts';

const CAPTION = /^Table:\s*/;
const CODE_TITLE = /(?:^|\s)title="([^"]+)"/;

/**
 * Remark plugin: turns Markdown conventions into components of the page: `Section`, `Note`, `ScrollFrame`, `CodeSample`,
 * `CodeSamples`. Drawings are imported from the folder of the file.
 * @throws InvalidMarkdown when a table or a code block has no name
 */
export function toComponents() {
  return (tree: Root) => {
    const drawings: RootContent[] = [];
    tree.children = inSections(withSamples(withCaptions(tree.children)));
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      switch (node.type) {
        case 'blockquote':
          parent.children[index] = toNote(node);
          return undefined;
        case 'paragraph':
          if (node.children.length === 1 && node.children[0]?.type === 'image') {
            const name = `Drawing${drawings.length + 1}`;
            parent.children[index] = toDrawing(node.children[0], name);
            drawings.push(importDefault(name, node.children[0].url));
            return SKIP;
          }
          return undefined;
        case 'list':
          // Styles of steps require one element per item.
          if (node.ordered) for (const item of node.children) item.spread = true;
          return undefined;
        default:
          return undefined;
      }
    });
    tree.children.unshift(...drawings);
  };
}

/** A React component among Markdown nodes. */
function component(
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  children: readonly unknown[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value ? [{ type: 'mdxJsxAttribute', name: key, value }] : [],
    ),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Groups nodes into sections, each from one second-level heading to the next. */
function inSections(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let section: MdxJsxFlowElement | undefined;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      section = component('Section', { id: idOf(node), title: plainText(node) });
      result.push(section);
    } else if (section && node.type !== 'yaml' && node.type !== 'mdxjsEsm') {
      section.children.push(node as MdxJsxFlowElement['children'][number]);
    } else {
      result.push(node);
    }
  }
  return result;
}

const idOf = (heading: Heading) => String(heading.data?.hProperties?.id);

/** Names tables after the line above them, `Table: Firewall rules`. */
function withCaptions(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    const next = nodes[index + 1];
    if (next?.type === 'table' && captionOf(node)) return [];
    return node.type === 'table' ? [toTable(node, nodes[index - 1])] : [node];
  });
}

function captionOf(node: RootContent | undefined): string | undefined {
  const text = node?.type === 'paragraph' ? plainText(node) : '';
  return CAPTION.test(text) ? text.replace(CAPTION, '') : undefined;
}

function toTable(table: Table, before: RootContent | undefined): RootContent {
  const label = captionOf(before);
  if (!label) throw new InvalidMarkdown('Name the table in a line above it: "Table: Firewall rules".', table);
  const [head, ...rows] = table.children;
  for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } };
  // A single text value next to the heading of its row needs no label.
  const valuesHaveLabels = head?.children.length !== 2 || rows.every(({ children: [, value] }) => isFigure(value));
  // A bare figure needs a label where phones show a block per row.
  const headingsHaveLabels = rows.some(({ children: [heading] }) => isFigure(heading));
  for (const { children } of rows)
    for (const [column, cell] of children.entries()) {
      const dataLabel = plainText(head?.children[column] ?? cell);
      if (column === 0)
        cell.data = { hName: 'th', hProperties: { scope: 'row', ...(headingsHaveLabels && { dataLabel }) } };
      else if (valuesHaveLabels) cell.data = { hProperties: { dataLabel } };
    }
  return component('ScrollFrame', { label }, [{ ...table, align: table.align?.map(() => null) }]);
}

const isFigure = (cell: TableCell | undefined) => cell !== undefined && /^\d/.test(plainText(cell));

const toNote = (note: Blockquote): RootContent => {
  const { kind, words = [] } = alertOf(note) ?? {};
  return component('Note', { kind }, words);
};

const toDrawing = ({ alt }: Image, name: string): RootContent => component(name, { label: alt });

/** Merges consecutive code blocks, of which the first has a name, into one sample in several languages. */
function withSamples(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'code') result.push(node);
    else if (nodes[index - 1]?.type !== 'code' || titleOf(node)) result.push(toSample(codesFrom(nodes, index)));
  }
  return result;
}

function codesFrom(nodes: readonly RootContent[], start: number): Code[] {
  const codes: Code[] = [];
  for (const node of nodes.slice(start)) {
    if (node.type !== 'code' || (codes.length > 0 && titleOf(node))) break;
    codes.push(node);
  }
  return codes;
}

const titleOf = ({ meta }: Code) => CODE_TITLE.exec(meta ?? '')?.[1];

function toSample(codes: readonly Code[]): RootContent {
  const [first] = codes;
  const label = first && titleOf(first);
  if (!label) throw new InvalidMarkdown('Name the code in its first line: ```ini title="Trunk settings".', first);
  const samples = codes.map(({ lang, value }) =>
    component('CodeSample', { label, language: lang, colours: colorCode(value, lang) }, [verbatim(value)]),
  );
  return samples.length === 1 && samples[0] ? samples[0] : component('CodeSamples', { label }, samples);
}
