import { toMinute } from '../text/to-minute.ts';
import { type Html, type HtmlContent, html } from './html.ts';

/** Color of a badge or notice. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'plain';

/** Returns a short label for a state. */
export const badge = (tone: Tone, text: string): Html => html`<span class="state ${tone}">${text}</span>`;

/**
 * Returns a box that stands out from the content around it.
 * @param role announces it to screen readers
 */
export const notice = (tone: Tone, content: HtmlContent, role?: 'status' | 'alert'): Html =>
  html`<div class="notice ${tone}"${role && html` role="${role}"`}>${content}</div>`;

/** Returns a section labeled by its heading. */
export const section = (id: string, title: string, content: HtmlContent): Html =>
  html`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

/** Returns a time to the minute: `2026-11-24 14:05 UTC`. */
export const timestamp = (time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${toMinute(time)} UTC</time>`;

/** Returns the field that proves a form comes from our own page: scripts of other pages do not have the token. */
export const formTokenField = ({ formToken }: { formToken: string }): Html =>
  html`<input type="hidden" name="formToken" value="${formToken}">`;
