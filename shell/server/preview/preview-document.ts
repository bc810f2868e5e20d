import { escapeHtml, html, timestamp } from '@site/process';
import { hashOf } from '../compose/document/content-security-policy.ts';
import { END_PATH } from './preview-path.ts';

/** Content of the bar of a preview. */
export interface PreviewBar {
  remote: string;
  version: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Keeps focused elements from being covered by the bar. */
const STYLE =
  'html{scroll-padding-bottom:var(--s-9)}' +
  '.preview-bar{position:sticky;bottom:0;z-index:var(--z-header);display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--s-5);padding:var(--s-1) var(--gutter);background:var(--accent);color:var(--on-accent);font-size:var(--fs-sm);overflow-wrap:anywhere}' +
  '.preview-bar a{display:inline-flex;align-items:center;min-height:var(--target);color:inherit}' +
  '@media print{.preview-bar{display:none}}';

const STYLE_HASH = escapeHtml(hashOf(STYLE));

/** The bar is inserted at the end of the layout: the skip link stays the first link. */
const END_OF_LAYOUT = '<script type="application/json" id="page-data">';

/** A link with a target is neither followed by scripts nor prefetched by browsers, which would end the preview. */
const barOf = ({ remote, version, expiresAt }: PreviewBar) =>
  html`<aside class="preview-bar" aria-label="Preview"><p>Preview of ${remote} ${version} until ${timestamp(new Date(expiresAt))}. Forms are sent as on the live site.</p><a href="${END_PATH}" target="_top">End preview</a></aside>`
    .text;

/** @throws when a document does not have the expected structure */
function insert(document: string, position: number, inserted: string): string {
  if (position === -1) throw new Error('A document is not as this shell renders it.');
  return document.slice(0, position) + inserted + document.slice(position);
}

/** Turns a document of the site into that of a preview, with a bar and without visitor metrics. */
export function toPreviewDocument(document: string, bar: PreviewBar): string {
  const unsampled = document.replace(/ data-vitals="[^"]*" data-sample="[^"]*">/, '>');
  const allowed = unsampled.replace('style-src ', (directive) => `${directive}${STYLE_HASH} `);
  const styled = insert(allowed, allowed.indexOf('</head><body>'), `<style>${STYLE}</style>`);
  return insert(styled, styled.lastIndexOf(END_OF_LAYOUT), barOf(bar));
}
