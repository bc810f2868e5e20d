import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import { digest } from '../compose/digest.ts';
import { hasBearer } from '../serve/steering/requester.ts';
import { isListed, listReplica, replicaVersion, type Scope, scopes } from './listing.ts';
import { pack } from './packed-files.ts';

/** Identifies the machine and process, to which inodes belong. */
const MACHINE = `${hostname()} ${randomUUID()}`;

interface ReplicaRoutesOptions {
  dataDir: string;
  /** Bearer token for replication; unset: replication is off. */
  token: string | undefined;
}

/** Routes for replication by gateways and other shells. */
interface Replica {
  routes: RequestHandler;
  /** Resolves once another shell has replicated the current state, at most after two seconds, or immediately without one. */
  untilCopied(): Promise<void>;
}

/** Another shell polls four times per second. */
const GONE_AFTER_MS = 5_000;
const COPIED_WITHIN_MS = 2_000;
const LOOK_MS = 25;

const namesSchema = z.array(z.string());
const NOT_LISTED = 'Send an array of listed file paths.\n';

/**
 * Creates the replication routes: `GET /-/replica/SCOPE` returns the listing, with an ETag for its version;
 * `POST /-/replica/SCOPE` with an array of paths returns their files, packed.
 */
export function createReplica({ dataDir, token }: ReplicaRoutesOptions): Replica {
  const routes = Router();
  const lists = new Map<Scope, { tag: string; text: Promise<string> }>();
  /** State of another shell at its last request. */
  let copied: { tag: string | undefined; at: number } | undefined;

  const tagOf = async (scope: Scope) => `"${digest(MACHINE, await replicaVersion(dataDir, scope))}"`;

  const list = async (scope: Scope) => {
    // A change during the listing results in another version.
    const tag = await tagOf(scope);
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
      if (scope === 'everything') copied = { tag: request.headers['if-none-match'], at: performance.now() };
      const { tag, text } = await list(scope);
      response.set('etag', tag);
      if (request.headers['if-none-match'] === tag) response.status(304).end();
      else response.type('json').send(await text);
    });
    routes.post(`/-/replica/${scope}`, express.json({ limit: '1mb' }), async (request, response) => {
      const names = namesSchema.safeParse(request.body).data;
      if (!names?.every((name) => isListed(name, scope)))
        return void response.status(400).type('text').send(NOT_LISTED);
      const contents = await Promise.all(names.map((name) => readFile(path.join(dataDir, name)))).catch(
        () => undefined,
      );
      if (contents) response.type('application/octet-stream').send(pack(contents));
      else response.status(404).type('text').send('One of these files no longer exists.\n');
    });
  }
  return {
    routes,
    async untilCopied() {
      const deadline = performance.now() + COPIED_WITHIN_MS;
      const isFollowed = () => copied !== undefined && performance.now() - copied.at < GONE_AFTER_MS;
      while (isFollowed() && performance.now() < deadline && copied?.tag !== (await tagOf('everything')))
        await pause(LOOK_MS);
    },
  };
}
