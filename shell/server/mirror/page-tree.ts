import { attributesToProps, htmlToDOM } from 'html-react-parser';

/** Element in JSON: its name, its properties for React, and its children. */
export type PageNode = string | [name: string, props: Record<string, unknown>, children: PageNode[]];

type DomNode = ReturnType<typeof htmlToDOM>[number];

function toNode(node: DomNode): PageNode[] {
  if (node.type === 'text') return [(node as DomNode & { data: string }).data];
  if (!('name' in node) || !('attribs' in node)) return [];
  const { name, attribs, children } = node as DomNode & {
    name: string;
    attribs: Record<string, string>;
    children: DomNode[];
  };
  return [[name, attributesToProps(attribs, name), children.flatMap(toNode)]];
}

/** Parses HTML to nodes that React renders to the same HTML. */
export const pageTree = (html: string): PageNode[] => htmlToDOM(html).flatMap(toNode);
