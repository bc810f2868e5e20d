import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Environment } from '../../env.ts';
import type { OpenSite } from '../../open-site.ts';
import { releaseLimits } from '../../pollers.ts';
import { createControl } from '../../steering/control.ts';
import { createStatus } from '../../steering/status.ts';
import { openTeamTokens } from '../../steering/team-tokens.ts';
import { createTurns } from '../../steering/turns.ts';
import { openUploads } from '../../steering/uploads.ts';
import { createFormActions } from '../operations-page/form-actions.ts';
import { createPageRoutes } from '../operations-page/page-routes.ts';
import { createRemoteFacts } from '../operations-page/remote-facts.ts';
import { openSessions } from '../operations-page/sessions.ts';
import { readStyleSheet } from '../operations-page/style-sheet.ts';
import { type Authorizer, createAuthorizer } from './authorize.ts';
import { createChangeLimiter } from './change-limiter.ts';
import { type DiffInTurn, steeringOperations } from './operations.ts';
import { createSteeringRoutes } from './steering-routes.ts';

/** Steering API and page. */
export interface OpenSteering {
  /** The API and the page. */
  routes: RequestHandler[];
  /** Whether a request has an operator token. */
  isOperator(request: IncomingMessage): Promise<boolean>;
}

/** @throws ConfigurationError when TEAM_TOKENS_FILE cannot be read */
export async function openSteering(env: Environment, opened: OpenSite, logger: Logger): Promise<OpenSteering> {
  const { TEAM_TOKENS_FILE, DATA_DIR, RUM_SAMPLE } = env;
  const { config, site, store, decisions, makePreview, previews, sharing, visitors, now } = opened;
  const folder = path.join(DATA_DIR, 'steering');
  const limits = releaseLimits(env);
  const uploads = await openUploads({
    folder: path.join(folder, 'uploads'),
    files: store.files,
    limits,
    quota: opened.quota,
  });
  const inTurn = createTurns();
  // Decisions have to wait while releases are rendered.
  const diff: DiffInTurn = (requester, ...compared) =>
    inTurn({ ...requester, isUrgent: false }, () => opened.diff(...compared));
  const parts = {
    site,
    releases: store.releases,
    trust: store.trust,
    uploads,
    makePreview,
    previews,
    sharing,
    shareWatch: RUM_SAMPLE > 0 ? visitors?.watch : undefined,
    ...decisions,
  };
  const tokens = TEAM_TOKENS_FILE === undefined ? undefined : await openTeamTokens(TEAM_TOKENS_FILE, logger);
  const authorizer = createAuthorizer(tokens);
  const limitChanges = createChangeLimiter();
  const status = createStatus(parts);
  const onError = (err: unknown) => logger.error({ err }, 'steering failed');
  const operations = steeringOperations({
    control: createControl({ ...parts, inTurn }),
    history: decisions.history,
    status,
    diff,
    uploads,
    origin: config.origin,
    maxFileBytes: limits.maxFileBytes,
  });
  const page = createPageRoutes({
    brand: config.brand,
    origin: config.origin,
    styles: await readStyleSheet(opened.shell),
    sessions: tokens && (await openSessions(path.join(folder, 'sessions'), tokens, now)),
    authorizer,
    status,
    history: decisions.history,
    findRemote: createRemoteFacts({
      status,
      history: decisions.history,
      releases: store.releases,
      previews,
      readCounts: visitors?.readCounts,
    }),
    diff,
    runAction: createFormActions({ operations, limitChanges }),
    now,
    onError,
  });
  return {
    routes: [page, createSteeringRoutes({ operations, authorizer, limitChanges, onError })],
    isOperator: async (request) => tokens !== undefined && (await isOperator(authorizer, request)),
  };
}

const isOperator = ({ authorize }: Authorizer, request: IncomingMessage) =>
  authorize(request, { kind: 'operator' }).then(
    () => true,
    () => false,
  );
