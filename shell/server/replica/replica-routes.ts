import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { type RequestHandler, Router } from 'express';
import { hasBearer } from '../serve/steering/requester.ts';
import { isListed, listReplica, replicaVersion, type Scope, scopes } from './listing.ts';

/** Inodes are those of this machine, as long as it is the same. */
const MACHINE = `${hostname()} ${randomUUID()}`;

export interface ReplicaRoutesOptions {
  dataDir: string;
  /** Bearer token of those who may copy; unset: nobody. */
  token: string | undefined;
}

/**
 * What gateways and other shells copy: `GET /-/replica/SCOPE` lists it, with an ETag that tells whether anything has changed,
 * `GET /-/replica/SCOPE/PATH` is one of its files.
 */
export function createReplicaRoutes({ dataDir, token }: ReplicaRoutesOptions): RequestHandler {
  const routes = Router();
  const lists = new Map<Scope, { tag: string; text: Promise<string> }>();

  const list = async (scope: Scope) => {
    // Whatever changes while it is listed makes another version.
    const version = await replicaVersion(dataDir, scope);
    const tag = `"${hexDigestOf(integrityOf(Buffer.from(MACHINE + version))).slice(0, 32)}"`;
    const known = lists.get(scope);
    if (known?.tag === tag) return known;
    const text = listReplica(dataDir, scope, MACHINE).then((listing) => JSON.stringify(listing));
    const made = { tag, text };
    lists.set(scope, made);
    text.catch(() => lists.delete(scope));
    return made;
  };

  routes.use('/-/replica', (request, response, next) => {
    if (token && hasBearer(request, token)) return next();
    response.status(403).type('text').send('Send REPLICA_TOKEN as a bearer token.\n');
  });
  for (const scope of scopes) {
    routes.get(`/-/replica/${scope}`, async (request, response) => {
      const { tag, text } = await list(scope);
      response.set('etag', tag);
      if (request.headers['if-none-match'] === tag) response.status(304).end();
      else response.type('json').send(await text);
    });
    routes.get(`/-/replica/${scope}/*file`, (request, response) => {
      const file = request.params.file.join('/');
      const send404 = () => void response.status(404).type('text').send('There is no such file.\n');
      if (!isListed(file, scope)) return send404();
      const how = { root: path.resolve(dataDir), dotfiles: 'allow', etag: false, lastModified: false } as const;
      response.sendFile(file, how, (error) => {
        if (error && !response.headersSent) send404();
      });
    });
  }
  return routes;
}
