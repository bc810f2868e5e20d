import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PreviewFolders } from '../preview/preview-folders.ts';
import { END_PATH, openedAt } from '../preview/preview-path.ts';
import type { Published } from '../publish/composition-folder.ts';
import { COMMON, sendText } from './answers.ts';
import { PREVIEW_HEADERS } from './preview-answers.ts';
import { formatSessionCookie } from './session-cookie.ts';

const COOKIE = /(?:^|; ?)preview=([0-9a-f]{32})(?:;|$)/;

/** Returns the id of the preview that a browser has opened, if any. */
export const previewIdOf = ({ headers }: IncomingMessage): string | undefined => COOKIE.exec(headers.cookie ?? '')?.[1];

const cookieOf = (id: string, request: IncomingMessage) =>
  formatSessionCookie({ name: 'preview', path: '/', sameSite: 'Lax' }, id, request);

const redirectHome = (response: ServerResponse, cookie: string) => {
  response.writeHead(303, { ...COMMON, ...PREVIEW_HEADERS, location: '/', 'set-cookie': cookie }).end();
};

/** Answers a request for an ended preview and clears the cookie: the next request gets the live site. */
export function sendEnded(request: IncomingMessage, response: ServerResponse): void {
  sendText(response, 410, 'This preview has ended. Reload the page for the live site, or ask for a new link.', {
    ...PREVIEW_HEADERS,
    'set-cookie': cookieOf('', request),
  });
}

/** Opens and ends previews. */
export interface PreviewSession {
  /** @returns whether the path belongs to previews, in which case the request is answered */
  handle(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Finds an opened preview, unless it has ended. */
  find(id: string): Promise<Published | undefined>;
  /** Called with damaged files. */
  onDamagedFile(path: string, error: unknown): void;
}

export function createPreviewSession({ find }: Pick<PreviewFolders, 'find'>, logger: Logger): PreviewSession {
  const open = async (id: string, request: IncomingMessage, response: ServerResponse) => {
    if (await find(id).catch(() => undefined)) redirectHome(response, cookieOf(id, request));
    else sendEnded(request, response);
  };

  return {
    find,
    onDamagedFile: (file, err) => logger.error({ file, err }, 'a preview file is damaged; create the preview again'),
    handle(path, request, response) {
      const id = openedAt(path);
      if (id) void open(id, request, response);
      else if (path === END_PATH) redirectHome(response, cookieOf('', request));
      else return false;
      return true;
    },
  };
}
