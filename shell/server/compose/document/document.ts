import type { PageData } from '@site/contracts';
import { escapeHtml } from '@site/process/escape-html';
import type { LayoutHtml, PageHtml } from '../../../src/server-entry.tsx';
import type { Stylesheet } from '../../shell-build.ts';
import type { Edges } from '../../store/rendered-store.ts';
import { type MetaParts, metaTags } from './meta-tags.ts';
import { json } from './script-json.ts';

/** The one script whose text is in a document. */
export interface InlineScript {
  text: string;
  /** The starter, if the text is not it but loads it. */
  starter?: string;
}

/** Content of a document. */
export interface DocumentParts extends MetaParts {
  page: PageHtml;
  layout: LayoutHtml;
  /** Content security policy, without directives that browsers accept only in headers. */
  policy: string;
  styles: Stylesheet[];
  script: InlineScript;
  /** The script that hydrates the document. */
  application: string;
  /** Scripts for loading pages, including those of this page if it is interactive. */
  ahead: string[];
  /** Scripts of a page without a component. */
  modules?: string[];
  /** When the code of an interactive page loads: after the first paint, or when a visitor reaches a control. */
  hydrate?: 'after-paint' | 'on-touch' | undefined;
  /** Script that reports performance and errors, and the fraction of documents that load it. */
  vitals?: { script: string; sample: number } | undefined;
  font: string;
  data: PageData;
  /** Development only: script that runs first and applies changes. */
  reloadScript?: string | undefined;
}

function structuredData({ site, meta }: DocumentParts): string {
  return (meta.jsonLd ?? [])
    .map((block) =>
      json(block).replaceAll('{brand}', json(site.brand).slice(1, -1)).replaceAll('{origin}', site.origin),
    )
    .map((block) => `<script type="application/ld+json">${block}</script>`)
    .join('');
}

/**
 * Renders a document. It is complete without JavaScript and paints after one round trip, because styles and the first script
 * are inline.
 */
export function renderDocument(parts: DocumentParts): { html: string; edges: Edges } {
  const { hoisted, region } = parts.page;
  const styles = parts.styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`).join('');
  const hydrate = parts.hydrate ? ` data-hydrate="${parts.hydrate}"` : '';
  const vitals = parts.vitals ? ` data-vitals="${parts.vitals.script}" data-sample="${parts.vitals.sample}"` : '';
  const { text, starter } = parts.script;
  const loads = starter ? ` data-starter="${starter}"` : '';
  const script = `<script data-application="${parts.application}" data-ahead="${parts.ahead.join(' ')}"${hydrate}${vitals}${loads}>${text}</script>`;
  const modules = (parts.modules ?? []).map((file) => `<script type="module" src="${file}"></script>`).join('');
  const reload = parts.reloadScript ? `<script src="${parts.reloadScript}"></script>` : '';
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${escapeHtml(parts.policy)}"><meta name="viewport" content="width=device-width, initial-scale=1">${metaTags(parts)}<meta name="theme-color" content="#fcfbf8"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="preload" as="font" type="font/woff2" href="${parts.font}" crossorigin>${styles}${hoisted}${structuredData(parts)}${modules}</head><body><div id="root">`;
  const tail = `</div><script type="application/json" id="page-data">${json(parts.data)}</script>${reload}${script}</body></html>`;
  return fill(head, parts.layout, region, tail);
}

function fill(head: string, { before, after }: LayoutHtml, region: string, tail: string) {
  const start = head.length + before.length;
  const end = start + region.length;
  const edges: Edges = [head.length, start, end, end + after.length];
  return { html: head + before + region + after + tail, edges };
}

/** Moves the page of a document into another layout. */
export function withLayout(html: string, [top, start, end, bottom]: Edges, layout: LayoutHtml) {
  return fill(html.slice(0, top), layout, html.slice(start, end), html.slice(bottom));
}
