import { releaseVersionSchema, remoteNameSchema } from '@site/contracts';
import { type Html, isTrustworthyBrowser } from '@site/process';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import * as z from 'zod';
import type { StatusReport } from '../../steering/api-schemas.ts';
import type { History } from '../../steering/history.ts';
import { type Authorizer, THIS_MACHINE } from '../steering/authorize.ts';
import type { DiffInTurn } from '../steering/operations.ts';
import { parseRequest } from '../steering/parse-request.ts';
import { beginProblem, problemOf } from '../steering/problem.ts';
import { readBody } from '../steering/read-body.ts';
import { isOnThisMachine } from '../steering/requester.ts';
import { LONGEST_DECISION_MS } from '../steering/steering-routes.ts';
import { untilGone } from '../steering/until-gone.ts';
import { renderComparison } from './comparison-page.ts';
import type { RunFormAction } from './form-actions.ts';
import { PAGE_HEADERS, renderFrame } from './frame.ts';
import { noteOf, type SentForm } from './kept-note.ts';
import { renderOverview } from './overview.ts';
import { renderDenied, renderRefused } from './refused-page.ts';
import type { FindRemoteFacts } from './remote-facts.ts';
import { renderRemote } from './remote-page.ts';
import { assertOwnForm, readAccessOf, requireSession, sessionCookie, sessionIdOf } from './require-session.ts';
import type { FlashMessage, Sessions } from './sessions.ts';
import { STYLES_PATH, type StyleSheet } from './style-sheet.ts';
import type { View } from './view.ts';

const MAX_FORM_BYTES = 16_000;
/** Address of this page, with or without query. */
const ADDRESS = /^\/-\/[\w./-]*(?:\?[\w.~=&%+-]*)?$/;

const paramsSchema = z.object({ remote: remoteNameSchema });
const comparedSchema = z.object({ from: releaseVersionSchema, to: releaseVersionSchema });

interface PageParts {
  brand: string;
  /** Public address of the site. */
  origin: string;
  styles: StyleSheet;
  /** Unset without tokens. */
  sessions: Sessions | undefined;
  authorizer: Authorizer;
  status: () => Promise<StatusReport>;
  history: Pick<History, 'list'>;
  findRemote: FindRemoteFacts;
  diff: DiffInTurn;
  runAction: RunFormAction;
  /** Clock, in milliseconds since 1970. */
  now: () => number;
  /** Reports unexpected errors. */
  onError: (error: unknown) => void;
}

/** Creates the operations page, which does the same as `npm run site`. */
export function createPageRoutes(parts: PageParts): Router {
  const { brand, origin, styles, sessions, authorizer, status, history, findRemote, diff, runAction, now, onError } =
    parts;
  const router = express.Router();

  const viewOf = (request: Request, session: View['session']): View => {
    const canKeep = isTrustworthyBrowser(request) ? 'possible' : 'not private';
    const signIn = sessions ? canKeep : 'no tokens';
    const siteOrigins = [...new Set([origin, ...(isOnThisMachine(request) ? [`http://${request.headers.host}`] : [])])];
    const address = request.originalUrl;
    const note = session?.flash?.note;
    return { brand, styles: styles.href, session, signIn, address, note, siteOrigins, now: now() };
  };

  const send = (response: Response, code: number, view: View, title: string, content: Html) =>
    response
      .status(code)
      .set(PAGE_HEADERS)
      .type('html')
      .send(renderFrame(view, title, content));

  /** Handles a page that requires read access. */
  const page =
    (
      title: (request: Request) => string,
      render: (view: View, request: Request, signal: AbortSignal) => Promise<Html>,
    ) =>
    async (request: Request, response: Response) => {
      const { mayRead, isFromElsewhere, session } = await readAccessOf(request, sessions);
      const view = viewOf(request, session);
      if (!mayRead) {
        const code = isFromElsewhere || !sessions ? 403 : 401;
        return void send(response, code, view, 'Sign in', renderDenied(view, isFromElsewhere));
      }
      const content = await render(view, request, untilGone(response));
      // Cleared before the page is sent, since the browser may request the next one immediately.
      if (session?.flash) await sessions?.setFlash(sessionIdOf(request), undefined);
      send(response, 200, view, title(request), content);
    };

  const readFields = async (request: Request) =>
    new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString());

  const redirectTo = (response: Response, address: string) => response.set(PAGE_HEADERS).redirect(303, address);

  const remoteOf = ({ params }: Request) => parseRequest(paramsSchema, params).remote;

  router.get(STYLES_PATH, (_request, response) => {
    response.set('cache-control', 'private, max-age=3600').type('css').send(styles.css);
  });

  router.get(
    '/-/',
    page(
      () => 'Overview',
      async (view) => {
        const [report, entries] = await Promise.all([status(), history.list()]);
        return renderOverview(view, report, entries);
      },
    ),
  );

  router.get(
    '/-/remotes/:remote',
    page(
      ({ params }) => String(params.remote),
      async (view, request) => renderRemote(view, await findRemote(remoteOf(request))),
    ),
  );

  router.get(
    '/-/remotes/:remote/compare',
    (_request, response, next) => {
      response.setTimeout(LONGEST_DECISION_MS);
      next();
    },
    page(
      ({ params }) => `Changes in ${params.remote}`,
      async ({ session }, request, signal) => {
        const { from, to } = parseRequest(comparedSchema, request.query);
        const by = session?.holder.name ?? THIS_MACHINE;
        return renderComparison(await diff({ by, signal }, remoteOf(request), from, to));
      },
    ),
  );

  router.post('/-/session', async (request, response) => {
    assertOwnForm(request);
    const fields = await readFields(request);
    const to = fields.get('to') ?? '';
    const note = noteOf(fields.get('remote') ?? '', fields);
    const form: SentForm = { address: ADDRESS.test(to) ? to : '/-/', note };
    response.locals.form = form;
    const token = (fields.get('token') ?? '').trim();
    await authorizer.signIn(token, request);
    const id = (await sessions?.open(token)) ?? '';
    if (note) await sessions?.setFlash(id, { isGood: false, message: 'Nothing was changed yet: try again.', note });
    response.set('set-cookie', sessionCookie(id, request));
    redirectTo(response, form.address);
  });

  router.post('/-/session/end', async (request, response) => {
    await requireSession(request, sessions, await readFields(request));
    await sessions?.end(sessionIdOf(request));
    response.set('set-cookie', sessionCookie('', request));
    redirectTo(response, '/-/');
  });

  router.post('/-/remotes/:remote/do/:operation', async (request, response) => {
    response.setTimeout(LONGEST_DECISION_MS);
    const fields = await readFields(request);
    const remote = remoteOf(request);
    const note = noteOf(remote, fields);
    const form: SentForm = { address: fields.get('from') === 'overview' ? '/-/' : `/-/remotes/${remote}`, note };
    response.locals.form = form;
    const { holder } = await requireSession(request, sessions, fields);
    const flash = await runAction(request.params, fields, holder, untilGone(response)).catch(
      (error: unknown): FlashMessage => {
        const { status: code, message } = problemOf(error);
        if (code === 500) onError(error);
        return { isGood: false, message };
      },
    );
    await sessions?.setFlash(sessionIdOf(request), flash.isGood ? flash : { ...flash, note });
    redirectTo(response, form.address);
  });

  const renderError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status: code, message } = beginProblem(error, response, onError);
    // The reason for the error may be that sessions cannot be read. The message of the last action waits for the next page.
    const { session } = await readAccessOf(request, sessions).catch(() => ({ session: undefined }));
    const form: SentForm = response.locals.form ?? { address: '/-/', note: undefined };
    const view = { ...viewOf(request, session && { ...session, flash: undefined }), ...form };
    send(response, code, view, 'Request refused', renderRefused(view, message));
  };
  router.use(renderError);
  return router;
}
