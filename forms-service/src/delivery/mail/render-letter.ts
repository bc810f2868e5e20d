import { type HtmlContent, html } from '@site/process';
import type { Letter } from './letter.ts';

const PAPER = '#faf7f2';
const TEXT = '#1c1a17';
const QUIET = '#6b655c';
const ACCENT = '#9a3412';
const LINE = '#e4dfd6';

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;

const joined = (parts: HtmlContent[], separator: HtmlContent): HtmlContent =>
  parts.map((part, index) => [index > 0 && separator, part]);

/** Keeps the lines of a text without a style sheet, too. */
export const withBreaks = (text: string): HtmlContent => joined(text.split(LINE_BREAK), html`<br>`);

const paragraph = (text: string, style = '') => html`<p style="margin:0 0 16px;${style}">${withBreaks(text)}</p>`;

/** Places the label above the value, since both do not fit side by side on phones. */
const factItem = ([label, value]: [string, string]) =>
  html`<dt style="margin:0;font-size:13px;color:${QUIET}">${label}</dt><dd dir="auto" style="margin:0 0 12px;white-space:pre-wrap">${withBreaks(value)}</dd>`;

const button = ({ label, address }: NonNullable<Letter['action']>) =>
  html`<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${ACCENT};color:#fff;font-weight:600;text-decoration:none;border-radius:6px">${label}</a></p>`;

const quietLink = ({ label, address }: NonNullable<Letter['leave']>) =>
  html`<p style="margin:0 0 8px"><a href="${address}" style="color:${QUIET}">${label}</a></p>`;

/**
 * Renders the HTML of a mail. Styles are inline because many mail clients drop all others.
 * @param brand shown above the mail
 */
export function renderHtml(letter: Letter, brand: string): string {
  const { subject, heading, paragraphs, facts = [], action, footer, leave } = letter;
  const content = [
    ...paragraphs.map((text) => paragraph(text)),
    facts.length > 0 && html`<dl style="margin:24px 0 4px">${joined(facts.map(factItem), '\n')}</dl>`,
    action && button(action),
  ];
  const foot = [...footer.map((text) => paragraph(text, 'margin:0 0 8px')), leave && quietLink(leave)];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER}">
<div style="max-width:560px;margin:0 auto;font:16px/1.5 sans-serif;color:${TEXT};overflow-wrap:anywhere">
<p style="margin:0 0 12px;padding:0 24px;font-weight:600">${brand}</p>
<div style="padding:28px 24px 12px;background:#fff;border:1px solid ${LINE};border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${heading}</h1>
${joined(content.filter(Boolean), '\n')}
</div>
<div style="padding:16px 24px 0;font-size:13px;color:${QUIET}">
${joined(foot.filter(Boolean), '\n')}
</div></div></body></html>`.text;
}

const addressed = ({ label, address }: NonNullable<Letter['action']>) => `${label}:\n${address}`;

/** Quotes a value of several lines, which could otherwise imitate the end of the mail. */
function factLine([label, value]: [string, string]): string {
  const lines = value.split(LINE_BREAK);
  return lines.length === 1 ? `${label}: ${value}` : [`${label}:`, ...lines.map((line) => `> ${line}`)].join('\n');
}

/** Renders the same mail in plain text. */
export function renderText({ heading, paragraphs, facts = [], action, footer, leave }: Letter): string {
  return [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
    ...(action ? [addressed(action)] : []),
    '--',
    ...footer,
    ...(leave ? [addressed(leave)] : []),
  ].join('\n\n');
}
