import { Parser } from 'htmlparser2';

/** What is checked of a part of a document. */
export interface HtmlPart {
  /** Addresses of all links, as a browser reads them. */
  links: string[];
  /** Every id that a link can lead to. */
  ids: Set<string>;
  /** Letters of text. */
  letters: number;
  hasStyleAttribute: boolean;
}

/** A rendered body: the region that a page answers for, and the layout around it. */
export interface BodyHtml {
  region: HtmlPart;
  layout: HtmlPart;
  /** `<title>` or `<meta>`, which React puts in front of the body. */
  hoisted?: string;
}

const emptyPart = (): HtmlPart => ({ links: [], ids: new Set(), letters: 0, hasStyleAttribute: false });

const isRegion = (attributes: Record<string, string>) => attributes.id === 'page';

/** @param body markup of a document's body, layout included */
export function readBody(body: string): BodyHtml {
  const html: BodyHtml = { region: emptyPart(), layout: emptyPart() };
  let depth = 0;
  let regionDepth: number | undefined;
  const part = () => (regionDepth === undefined ? html.layout : html.region);

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth === 1 && (name === 'title' || name === 'meta')) html.hoisted ??= name;
      const { links, ids } = part();
      if (name === 'a' && attributes.href !== undefined) links.push(attributes.href);
      if (attributes.id) ids.add(attributes.id);
      if (attributes.style !== undefined) part().hasStyleAttribute = true;
      if (regionDepth === undefined && isRegion(attributes)) regionDepth = depth;
    },
    ontext(text) {
      part().letters += text.replaceAll(/\s/g, '').length;
    },
    onclosetag() {
      if (depth === regionDepth) regionDepth = undefined;
      depth -= 1;
    },
  });
  parser.end(body);
  return html;
}

/** Fewer letters than any real page has. */
const LEAST_LETTERS = 40;

/**
 * What keeps a rendered page from going live.
 * @returns a sentence, or nothing
 */
export function faultIn({ region, hoisted }: BodyHtml): string | undefined {
  if (region.letters < LEAST_LETTERS) return `The page renders next to nothing (${region.letters} letters).`;
  if (hoisted) return `The page brings its own <${hoisted}>; declare it in remote.ts.`;
  if (region.hasStyleAttribute) return 'The page uses a style attribute, which the content security policy blocks.';
  return undefined;
}
