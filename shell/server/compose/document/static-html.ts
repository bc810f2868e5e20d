import { escapeHtml } from '@site/process/escape-html';
import { Parser } from 'htmlparser2';

/** Elements that belong in other fields of the release or are not allowed in a page. */
const REFUSED: Record<string, string> = {
  script: 'list its files in "js"',
  style: 'list its files in "css"',
  link: 'list stylesheets in "css"',
  base: 'use complete addresses',
  title: 'declare it in "meta"',
  meta: 'declare it in "meta"',
  iframe: 'the content security policy blocks it',
};

const BEGIN = '<main><div>';
const END_MARK = 'end-of-the-page';

/**
 * Checks static HTML for refused elements and for unbalanced tags, which would misplace the rest of the document.
 * @throws an error with a sentence for the team
 */
function checkStaticHtml(html: string): void {
  const open: string[] = [];
  let isBalanced = false;
  let refused: string | undefined;
  const parser = new Parser({
    onopentag(name, { id }) {
      open.push(name);
      if (Object.hasOwn(REFUSED, name)) refused ??= name;
      if (id === END_MARK) isBalanced = open.join() === 'main,div,div';
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(`${BEGIN}${html}<div id="${END_MARK}"></div>`);
  if (refused) throw new Error(`The HTML of the page contains a <${refused}> element: ${REFUSED[refused]}.`);
  if (!isBalanced)
    throw new Error('The HTML of the page has unbalanced tags. Close every element that it opens, and no other.');
}

/**
 * Returns static HTML for a document.
 * @param brand replaces `{brand}`
 * @throws when the HTML must not go live
 */
export function readStaticHtml(html: string, brand: string): string {
  checkStaticHtml(html);
  return html.replaceAll('{brand}', () => escapeHtml(brand));
}
