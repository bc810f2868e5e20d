import { escapeHtml } from './escape-html.ts';

/** Markup that is safe to send: what stood in it was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template; nothing is shown for what is missing. */
export type Part = Html | string | number | undefined | null | false | Part[];

function render(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Template of markup: whatever stands in `${…}` is escaped, unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(render)));
}
