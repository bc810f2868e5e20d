import type { RequestListener } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import type { Site } from '../site.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSteering } from './steering/open-steering.ts';
import { hasBearer, isLocalProgram } from './steering/requester.ts';

/** Without a refresh token, only programs on this machine may refresh; browsers are recognized by the origin they send. */
const hasRefreshToken = (request: Request, token: string | undefined): boolean =>
  token ? hasBearer(request, token) : isLocalProgram(request);

interface EndpointParts {
  site: Site;
  /** Whether the home page can be served. */
  isReady: () => Promise<boolean>;
  metrics: Metrics;
  refreshToken: string | undefined;
  steering: OpenSteering;
  /** Accepts vouchers of another shell for the origin of a request. */
  vouchers: RequestHandler;
  /** Routes for replication by gateways and other shells. */
  replica: RequestHandler[];
}

/** Creates the endpoints for operators, under `/-/`. */
export function createOperatorEndpoints(parts: EndpointParts): RequestListener {
  const { site, isReady, metrics, refreshToken, steering, vouchers, replica } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    next();
  });

  app.get('/-/live', (_request, response) => void response.type('text').send('live\n'));
  app.get('/-/ready', async (_request, response) => {
    const hasHome = await isReady().catch(() => false);
    response
      .status(hasHome ? 200 : 503)
      .type('text')
      .send(hasHome ? 'ready\n' : 'The home page cannot be served.\n');
  });
  app.get('/-/composition', (_request, response) => void response.json(site.report()));
  app.get(
    '/-/metrics',
    async (_request, response) => void response.type(metrics.contentType).send(await metrics.text()),
  );
  app.use(vouchers);
  app.post('/-/refresh', async (request, response) => {
    if (!hasRefreshToken(request, refreshToken) && !(await steering.isOperator(request))) {
      response.status(403).type('text').send('Send the refresh token or an operator token as a bearer token.\n');
      return;
    }
    await site.refresh();
    response.json(site.report());
  });
  app.use(replica, steering.routes);
  app.use((_request, response) => void response.status(404).type('text').send('There is no such endpoint.\n'));
  return app;
}
