import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { REMOTES_PATH } from '@site/contracts';
import { ASSETS_PATH } from '../asset-path.ts';
import { type Answer, COMMON, send, sendText } from './answers.ts';
import { createPreviewAnswers, PREVIEW_HEADERS } from './preview-answers.ts';
import { type PreviewSession, previewIdOf, sendEnded } from './preview-session.ts';
import type { PublicAnswers } from './public-answers.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';
import type { VisitorAnswers } from './visitor-answers.ts';

interface SiteHandlerOptions {
  answers: Pick<VisitorAnswers, 'of'>;
  previews: PreviewSession;
  operations: RequestListener;
  api: RequestListener;
  onServed: (status: number) => void;
  /** Called with damaged files. */
  onDamagedFile: (path: string, error: unknown) => void;
}

/** Composition that answers a request: the live one, a shared one, or a preview. */
interface Served extends Pick<SiteHandlerOptions, 'onServed' | 'onDamagedFile'> {
  answers: Pick<PublicAnswers, 'find' | 'redirect' | 'statusOf'>;
  /** Headers of redirects. */
  headers?: OutgoingHttpHeaders;
}

const NOT_FOUND = '/404';

const pathOf = (url: string) => {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
};

/** Letters, digits, `-`, `.`, `_` and `~` as percent-encoded octets. */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi;

/** Decodes characters that need no encoding: the address is the same with and without (RFC 3986, 6.2.2.2). */
const normalize = (path: string) => path.replace(ENCODED_UNRESERVED, decodeURIComponent);

/** Creates the handler of all requests: pages and files from the published folder, others by their own listeners. */
export function createSiteHandler(options: SiteHandlerOptions): RequestListener {
  const { answers, previews, operations, api, ...callbacks } = options;
  return (request, response) => {
    const url = request.url ?? '/';
    const sentPath = pathOf(url);
    // As sent: a proxy in front may hide these addresses from visitors by their first characters.
    if (sentPath.startsWith('/-/')) return operations(request, response);
    if (sentPath.startsWith('/api/')) return api(request, response);
    const path = normalize(sentPath);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    if (previews.handle(path, request, response)) return;
    const preview = isFile(path) ? undefined : previewIdOf(request);
    if (preview) return void servePreview(options, preview, path, request, response);
    const served = { ...callbacks, answers: answers.of(request) };
    const found = served.answers.find(path);
    if (found && !(found instanceof Promise)) return serve(served, found, request, response);
    void serveFound(served, path, found, request, response);
  };
}

const isFile = (path: string) => path.startsWith(REMOTES_PATH) || path.startsWith(ASSETS_PATH);

/** Serves a preview, which is not counted as a visit. */
async function servePreview(
  { previews }: SiteHandlerOptions,
  id: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const published = await previews.find(id).catch(() => undefined);
  if (!published) return sendEnded(request, response);
  const served = {
    answers: createPreviewAnswers(published),
    headers: PREVIEW_HEADERS,
    onServed: () => {},
    onDamagedFile: previews.onDamagedFile,
  };
  await serveFound(served, path, served.answers.find(path), request, response);
}

function serve({ onServed }: Served, answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  send(answer, request, response);
  onServed(response.statusCode);
}

/** @param finding lookup of the answer */
async function serveFound(
  options: Served,
  path: string,
  finding: ReturnType<PublicAnswers['find']>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await finding;
    if (answer) serve(options, answer, request, response);
    else await serveNotFound(options, path, request, response);
  } catch (error) {
    options.onDamagedFile(path, error);
    sendText(response, 503, 'This file cannot be read right now.', { 'retry-after': '2' });
  }
}

async function serveNotFound(
  options: Served,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { answers } = options;
  if (isFile(path)) return sendText(response, 404, 'There is no such file.');
  const redirectTo = (target: string, headers: OutgoingHttpHeaders = {}) => {
    const url = request.url ?? '';
    const query = url.slice(pathOf(url).length);
    response.writeHead(308, { ...COMMON, ...headers, ...options.headers, location: target + query }).end();
  };
  const withoutSlash = withoutTrailingSlashes(path);
  const moved = answers.redirect(withoutSlash);
  // A team may revoke a redirect.
  if (moved) return redirectTo(moved, { 'cache-control': 'no-cache' });
  if (path !== withoutSlash && answers.statusOf(withoutSlash)) return redirectTo(withoutSlash);
  const notFound = await answers.find(NOT_FOUND);
  if (notFound) return serve(options, notFound, request, response);
  sendText(response, 503, 'The site is being composed. Please try again in a moment.', { 'retry-after': '2' });
}
