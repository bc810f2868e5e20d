import { escapeHtml } from '@site/process';
import type { Letter } from './letter.ts';

const TEXT = '#1c1a17';
const QUIET = '#6b655c';
const ACCENT = '#9a3412';
const LINE = '#e4dfd6';

const LINE_BREAK = /\r\n|\r|\n/g;

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll(LINE_BREAK, '<br>')}</p>`;

const factRow = ([label, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;color:${QUIET};font-weight:400">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0">${escapeHtml(value).replaceAll(LINE_BREAK, '<br>')}</td></tr>`;

const button = ({ label, address }: NonNullable<Letter['action']>) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;` +
  `background:${ACCENT};color:#fff;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>`;

/** The mail for programs that show HTML; styles stand in the elements, because many drop all others. */
export function renderHtml({ subject, heading, paragraphs, facts = [], action, footer }: Letter): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:${TEXT}"><div style="max-width:560px;margin:0 auto">`,
    `<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(facts.length > 0
      ? [`<table cellspacing="0" cellpadding="0" style="margin:0 0 16px">${facts.map(factRow).join('')}</table>`]
      : []),
    ...(action ? [button(action)] : []),
    `<hr style="border:0;border-top:1px solid ${LINE};margin:24px 0 16px">`,
    ...footer.map((text) => paragraph(text, `font-size:13px;color:${QUIET}`)),
    '</div></body></html>',
  ].join('\n');
}

/** The same mail in plain text. */
export function renderText({ heading, paragraphs, facts = [], action, footer }: Letter): string {
  const rows = facts.map(([label, value]) => (/[\r\n]/.test(value) ? `${label}:\n${value}` : `${label}: ${value}`));
  return [
    heading,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    '--',
    ...footer,
  ].join('\n\n');
}
