import path from 'node:path';
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { Environment } from '../../env.ts';
import type { OpenSite } from '../../open-site.ts';
import { releaseLimits } from '../../pollers.ts';
import { createControl } from '../../steering/control.ts';
import { createStatus } from '../../steering/status.ts';
import { openTeamTokens } from '../../steering/team-tokens.ts';
import { openUploads } from '../../steering/uploads.ts';
import { createAuthorizer } from './authorize.ts';
import { steeringOperations } from './operations.ts';
import { createSteeringRoutes } from './steering-routes.ts';

/**
 * Opens what teams and operators ask while the site runs.
 * @throws ConfigurationError when TEAM_TOKENS_FILE cannot be read
 */
export async function openSteeringRoutes(
  env: Environment,
  { config, site, store, decisions, diff, makePreview, previews }: OpenSite,
  logger: Logger,
): Promise<Router> {
  const { TEAM_TOKENS_FILE, DATA_DIR } = env;
  const limits = releaseLimits(env);
  const uploads = await openUploads({ folder: path.join(DATA_DIR, 'steering', 'uploads'), files: store.files, limits });
  const parts = { site, releases: store.releases, uploads, makePreview, previews, ...decisions };
  const tokens = TEAM_TOKENS_FILE === undefined ? undefined : await openTeamTokens(TEAM_TOKENS_FILE, logger);
  const operations = steeringOperations({
    control: createControl(parts),
    history: decisions.history,
    status: createStatus(parts),
    diff,
    uploads,
    origin: config.origin,
    maxFileBytes: limits.maxFileBytes,
  });
  return createSteeringRoutes(operations, createAuthorizer(tokens), (err) => logger.error({ err }, 'steering failed'));
}
