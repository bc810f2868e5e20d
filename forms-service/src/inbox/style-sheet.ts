import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOOK = path.join(import.meta.dirname, '../../../packages/ui/src/styles');
const FONT = 'fonts/funnel-display-latin-wght-normal.woff2';

const STYLES_PATH = '/inbox/inbox.css';
const FONT_PATH = '/inbox/font.woff2';
export const ICON_PATH = '/inbox/icon.svg';

/** A letter in the colors of the site. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#07232a"/>' +
  '<path d="M6 10h20v13H6zm0 0 10 8 10-8" fill="none" stroke="#ffb224" stroke-width="2.5" stroke-linejoin="round"/></svg>';

/** Static files of the inbox. */
interface InboxFiles {
  /** Address of the style sheet; changes with its content. */
  href: string;
  /** By path. */
  files: Record<string, { type: string; content: Buffer | string }>;
}

/** Reads the styles shared with the site and with other operator pages, and those of the inbox. */
export function readInboxFiles(): InboxFiles {
  const read = (name: string) => readFileSync(path.join(LOOK, name), 'utf8');
  const own = readFileSync(path.join(import.meta.dirname, 'inbox.css'), 'utf8');
  const tokens = read('tokens.css').replace(`./${FONT}`, FONT_PATH);
  const css = [tokens, read('base.css'), read('operator-pages.css'), own].join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return {
    href: `${STYLES_PATH}?${hash}`,
    files: {
      [STYLES_PATH]: { type: 'css', content: css },
      [FONT_PATH]: { type: 'woff2', content: readFileSync(path.join(LOOK, FONT)) },
      [ICON_PATH]: { type: 'svg', content: ICON },
    },
  };
}
