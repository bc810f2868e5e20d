import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import decompress from 'woff2-encoder/decompress';
import type { WrittenArticle } from './read-article.ts';

const { resolve } = createRequire(import.meta.url);

/** Decompressed once: pdfkit would do so again for each letter, which takes half the time of an eBook. */
const face = (weight: 400 | 600) =>
  decompress(readFileSync(resolve(`@fontsource/funnel-display/files/funnel-display-latin-${weight}-normal.woff2`)));

/** Fonts of an eBook; code uses one that every reader includes. */
export const fonts = { text: await face(400), strong: await face(600), code: 'Courier' };

/** Colors of the site's tokens. */
export const colors = {
  ink: '#07232a',
  gulf: '#0b6672',
  mist: '#eff6f5',
  paper: '#fcfbf8',
  sand: '#f6f1e8',
  soft: '#40585e',
  sun: '#ffb224',
};

/** A5: read on a phone, printed two to a sheet. */
export const sheet = { width: 419.53, height: 595.28, margin: 42 };
export const measure = sheet.width - 2 * sheet.margin;
export const bottom = sheet.height - sheet.margin;

export type Sheets = PDFKit.PDFDocument;

/** Tagged for screen readers, and reproducible: its only date is that of the last change. */
export const newSheets = ({ title, lead, updated }: WrittenArticle): Sheets =>
  new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: sheet.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Subject: lead, CreationDate: new Date(`${updated}T00:00:00Z`) },
  });

/** Draws decorative content, hidden from screen readers. */
export function decorate(sheets: Sheets, draw: () => void): void {
  sheets.markContent('Artifact', { type: 'Layout' });
  sheets.save();
  draw();
  sheets.restore();
  sheets.endMarkedContent();
}

/** Starts a new page unless the present one has this much room. */
export function keepTogether(sheets: Sheets, height: number): void {
  if (sheets.y + height > bottom) sheets.addPage();
}
