import { escapeHtml } from './escape-html.ts';

/** Markup that is safe to send: its values are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Value that a template can hold; `undefined`, `null` and `false` render nothing. */
export type HtmlContent = Html | string | number | undefined | null | false | HtmlContent[];

function render(part: HtmlContent): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Template tag that escapes every value unless it is {@link Html} itself. */
export function html(texts: TemplateStringsArray, ...parts: HtmlContent[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(render)));
}
