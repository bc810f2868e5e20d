import type { PageData } from '@site/contracts';
import { DomUtils, parseDocument } from 'htmlparser2';

const { getElementsByTagName, textContent, findAll } = DomUtils;

type Tag = ReturnType<typeof findAll>[number];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Parses a served document without a browser. */
export class ServedDocument {
  readonly html: string;
  readonly #tags: Tag[];

  constructor(html: string) {
    this.html = html;
    this.#tags = findAll(() => true, parseDocument(html).children);
  }

  /** Texts of all elements with a tag. */
  texts(name: string): string[] {
    return getElementsByTagName(name, this.#tags, false).map((element) => plain(textContent(element)));
  }

  /** Values of an attribute of all elements with these tags. */
  values(attribute: string, ...names: string[]): string[] {
    return this.#tags
      .filter(({ name, attribs }) => (names.length === 0 || names.includes(name)) && attribs[attribute] !== undefined)
      .map(({ attribs }) => attribs[attribute] ?? '');
  }

  /** Contents of all `<meta>` elements with a name or property. */
  metas(name: string): string[] {
    return this.#tags
      .filter((tag) => tag.name === 'meta' && [tag.attribs.name, tag.attribs.property].includes(name))
      .map(({ attribs }) => attribs.content ?? '');
  }

  /** Addresses of all `<link>` elements with a relation. */
  links(relation: string): string[] {
    return this.#tags
      .filter(({ name, attribs }) => name === 'link' && attribs.rel === relation)
      .map(({ attribs }) => attribs.href ?? '');
  }

  /** Contents of all data scripts of a type. */
  json(type: string): unknown[] {
    return this.#tags
      .filter(({ name, attribs }) => name === 'script' && attribs.type === type)
      .map((script) => JSON.parse(textContent(script)));
  }

  /** JSON data of the shell's scripts. */
  get data(): PageData {
    return this.json('application/json')[0] as PageData;
  }
}
