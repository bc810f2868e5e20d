import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REMOTES_PATH } from '@site/contracts';
import { ASSETS_PATH } from '../asset-path.ts';
import { type Answer, COMMON, send, sendText } from './answers.ts';
import type { Documents } from './documents.ts';
import type { ReleaseFiles } from './release-files.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

export interface SiteHandlerParts {
  /** The composition that is being served, if there is one yet. */
  documents: () => Documents | undefined;
  assets: Map<string, Answer>;
  files: ReleaseFiles;
  operations: RequestListener;
  api: RequestListener;
  onServed: (status: number) => void;
  /** Told about a file of a release that the store does not have as it was released. */
  onDamagedFile: (path: string, error: unknown) => void;
}

const pathOf = (url: string) => {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
};

/** Answers every request of the site: pages and files by look-up, everything else by whoever is in charge of it. */
export function createSiteHandler(parts: SiteHandlerParts): RequestListener {
  return (request, response) => {
    const url = request.url ?? '/';
    const path = pathOf(url);
    if (path.startsWith('/-/')) return parts.operations(request, response);
    if (path.startsWith('/api/')) return parts.api(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const answer = parts.documents()?.byPath.get(path) ?? parts.assets.get(path);
    if (answer) return serve(parts, answer, request, response);
    if (path.startsWith(REMOTES_PATH) || path.startsWith(ASSETS_PATH))
      return void serveFile(parts, path, request, response);
    serveOther(parts, path, url, request, response);
  };
}

function serve(
  { onServed }: SiteHandlerParts,
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  send(answer, request, response);
  onServed(response.statusCode);
}

async function serveFile(
  parts: SiteHandlerParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await parts.files.find(path);
    if (answer) serve(parts, answer, request, response);
    else sendText(response, 404, 'There is no such file.');
  } catch (error) {
    parts.onDamagedFile(path, error);
    sendText(response, 503, 'This file cannot be read right now.', { 'retry-after': '2' });
  }
}

function serveOther(
  parts: SiteHandlerParts,
  path: string,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const documents = parts.documents();
  if (!documents) {
    sendText(response, 503, 'The site is being composed. Please try again in a moment.', { 'retry-after': '2' });
    return;
  }
  const withoutSlash = withoutTrailingSlashes(path);
  if (path !== withoutSlash && documents.byPath.has(withoutSlash)) {
    response.writeHead(308, { ...COMMON, location: withoutSlash + url.slice(path.length) }).end();
    return;
  }
  serve(parts, documents.notFound, request, response);
}
