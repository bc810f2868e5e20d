import type { PageProps, SiteConfig } from '@site/contracts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Part of the site configuration that wholesale pages read, with a brand that is not the real one. */
const site = { brand: 'Sandline & Sons', origin: 'https://sandline.example' } as SiteConfig;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const plain = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Words between tags. */
const textOf = (html: string) => plain(html.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')).trim();

/** A page as visitors get it without script. */
export function renderedPage(Page: ComponentType<PageProps>) {
  const html = renderToStaticMarkup(createElement(Page, { site, pages: [] }));
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    words: textOf(inner),
    href: attribute(attributes, 'href') ?? '',
    download: attribute(attributes, 'download'),
  }));
  return {
    html,
    words: textOf(html),
    link: (words: string) => links.find((link) => link.words === words),
    hrefs: links.map(({ href }) => href),
    questions: [...html.matchAll(/<summary>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
      ([, question = '', answer = '']) => ({
        question: textOf(question),
        answer: textOf(answer),
      }),
    ),
    /** Texts of the cells, row by row, head rows left out. */
    rows: [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
    ),
  };
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : plain(value);
}
