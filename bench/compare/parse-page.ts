import type { Browser } from 'playwright';

/** An element for React. */
interface PageNode {
  tag: string;
  props: Record<string, unknown>;
  children?: (PageNode | string)[];
}

/** A document in the formats of the applications. */
interface ParsedPage {
  css: string;
  /** Elements of the head except styles and those that Next.js adds itself. */
  head: PageNode[];
  page: {
    /** Contents of `#root`: strings of HTML, except for the elements around the newsletter form. */
    nodes: PageNode[];
    /** Of the elements of the newsletter form. */
    classNames: Record<string, string>;
  };
  /** The same as HTML, the body cut at the newsletter form. */
  markup: { head: string; beforeForm: string; afterForm: string };
}

/** Runs in a browser: it must not use anything from outside. */
function parse(html: string): ParsedPage {
  const PROPS: Record<string, string> = { class: 'className', tabindex: 'tabIndex', crossorigin: 'crossOrigin' };
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const slot = body.querySelector('#newsletter');
  const form = slot?.querySelector('form');
  const root = body.querySelector('#root');
  if (!slot || !form || !root) throw new Error('The page has no newsletter form.');

  const classNameOf = (selector: string) => form.querySelector(selector)?.className ?? '';
  const input = form.querySelector('input[type=email]');
  const classNames = {
    form: form.className,
    fields: input?.parentElement?.parentElement?.className ?? '',
    field: input?.parentElement?.className ?? '',
    label: classNameOf('label'),
    input: input?.className ?? '',
    submit: classNameOf('button[type=submit]'),
  };

  const toProps = (element: Element): PageNode['props'] =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [PROPS[name] ?? name, value]));
  const toNode = (element: Element): PageNode => {
    const tag = element.localName;
    const props = toProps(element);
    if (element === slot) return { tag, props };
    if (element.contains(slot)) return { tag, props, children: toNodes(element) as PageNode[] };
    return {
      tag,
      props: element.innerHTML ? { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } } : props,
    };
  };
  const toNodes = (parent: Element) =>
    [...parent.childNodes].map((node) => (node instanceof Element ? toNode(node) : (node.textContent ?? '')));

  for (const policy of head.querySelectorAll('meta[http-equiv]')) policy.remove();
  const styles = [...head.querySelectorAll('style')];
  for (const style of styles) style.remove();
  const ofNext = [...head.querySelectorAll('meta[charset], meta[name=viewport]')];
  const nodes = toNodes(root) as PageNode[];
  slot.textContent = '{form}';
  const [beforeForm = '', afterForm = ''] = body.innerHTML.split('{form}');
  return {
    css: styles.map(({ textContent }) => textContent).join('\n'),
    head: [...head.children].filter((element) => !ofNext.includes(element)).map(toNode),
    page: { nodes, classNames },
    markup: { head: head.innerHTML, beforeForm, afterForm },
  };
}

/**
 * Parses a document with a browser's own parser.
 * @throws when it has no newsletter form
 */
export async function parsePage(browser: Browser, html: string): Promise<ParsedPage> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(parse, html);
  } finally {
    await page.close();
  }
}
