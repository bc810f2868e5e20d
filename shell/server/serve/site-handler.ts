import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REMOTES_PATH } from '@site/contracts';
import { ASSETS_PATH } from '../asset-path.ts';
import { type Answer, COMMON, send, sendText } from './answers.ts';
import type { PublicAnswers } from './public-answers.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

export interface SiteHandlerOptions {
  answers: PublicAnswers;
  operations: RequestListener;
  api: RequestListener;
  onServed: (status: number) => void;
  /** Told about a file that is not what was published. */
  onDamagedFile: (path: string, error: unknown) => void;
}

const NOT_FOUND = '/404';

const pathOf = (url: string) => {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
};

/** Answers every request of the site: pages and files from the folder that is published, all else by its own listener. */
export function createSiteHandler(options: SiteHandlerOptions): RequestListener {
  const { answers, operations, api } = options;
  return (request, response) => {
    const url = request.url ?? '/';
    const path = pathOf(url);
    if (path.startsWith('/-/')) return operations(request, response);
    if (path.startsWith('/api/')) return api(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const found = answers.find(path);
    if (found && !(found instanceof Promise)) return serve(options, found, request, response);
    void serveFound(options, path, found, request, response);
  };
}

function serve(
  { onServed }: SiteHandlerOptions,
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  send(answer, request, response);
  onServed(response.statusCode);
}

/** @param finding what is at the address, if anything is */
async function serveFound(
  options: SiteHandlerOptions,
  path: string,
  finding: Promise<Answer | undefined> | undefined,
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
  options: SiteHandlerOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { answers } = options;
  if (path.startsWith(REMOTES_PATH) || path.startsWith(ASSETS_PATH)) {
    return sendText(response, 404, 'There is no such file.');
  }
  const withoutSlash = withoutTrailingSlashes(path);
  if (path !== withoutSlash && answers.statusOf(withoutSlash)) {
    const query = (request.url ?? '').slice(path.length);
    response.writeHead(308, { ...COMMON, location: withoutSlash + query }).end();
    return;
  }
  const notFound = await answers.find(NOT_FOUND);
  if (notFound) return serve(options, notFound, request, response);
  sendText(response, 503, 'The site is being composed. Please try again in a moment.', { 'retry-after': '2' });
}
