import { remoteNameSchema } from '@site/contracts';
import * as z from 'zod';
import type { DiffReleases } from '../../diff/diff-releases.ts';
import { releaseDiffSchema } from '../../diff/release-diff.ts';
import type { Control } from '../../steering/control.ts';
import { type History, showHistory, shownEntrySchema } from '../../steering/history.ts';
import type { StatusReport } from '../../steering/status.ts';
import type { Uploads } from '../../steering/uploads.ts';
import { resultSchema, statusSchema } from './answer-schemas.ts';
import { noteSchema, type Operation, requestSchema, versionSchema } from './operation.ts';
import { pushOperations } from './push-operations.ts';
import { registryOperations } from './registry-operations.ts';

const versionedSchema = z.strictObject({ note: noteSchema, version: versionSchema });
const maybeVersionedSchema = z.strictObject({ note: noteSchema, version: versionSchema.optional() });

const diffQuerySchema = z.object({ from: versionSchema, to: versionSchema });

const historyQuerySchema = z.object({
  remote: z.optional(remoteNameSchema),
  limit: z.coerce.number().int().min(1).max(10_000).default(100),
});

interface SteeringApiParts {
  diff: DiffReleases;
  uploads: Uploads;
  /** Public address of the site. */
  origin: string;
  /** Largest file of a release, `release.json` included. */
  maxFileBytes: number;
  control: Control;
  history: History;
  status: () => Promise<StatusReport>;
}

type Verb = 'rollback' | 'promote' | 'pin' | 'unpin' | 'pause' | 'resume';

const verbs: Record<Verb, { summary: string; body: z.ZodType }> = {
  rollback: {
    summary: 'Go back to a former release and stay on it, or end the share of one',
    body: maybeVersionedSchema,
  },
  promote: { summary: 'Make a stored release live until a newer one is published', body: versionedSchema },
  pin: { summary: 'Stay on a release', body: maybeVersionedSchema },
  unpin: { summary: 'Follow the newest release again', body: requestSchema },
  pause: { summary: 'Take no new release', body: requestSchema },
  resume: { summary: 'Take new releases again', body: requestSchema },
};

const isVerb = (name: string): name is Verb => name in verbs;

/** All that can be asked of the site while it runs. */
export function steeringOperations(parts: SteeringApiParts): Operation[] {
  const { control, history, status, diff, uploads, origin, maxFileBytes } = parts;
  const steer = (verb: Verb): Operation => ({
    id: verb,
    method: 'post',
    path: `/-/remotes/{remote}/${verb}`,
    access: 'remote',
    answer: resultSchema,
    ...verbs[verb],
    run: ({ params, by, body }) => control[verb](params.remote, { ...(body as z.infer<typeof versionedSchema>), by }),
  });

  return [
    {
      id: 'status',
      method: 'get',
      path: '/-/status',
      summary: 'What is live, since when, by whom; what is pinned, paused or refused',
      access: 'read',
      answer: statusSchema,
      run: status,
    },
    {
      id: 'history',
      method: 'get',
      path: '/-/history',
      summary: 'What has happened, newest first',
      access: 'read',
      query: historyQuerySchema,
      answer: z.array(shownEntrySchema),
      async run({ query }) {
        const { remote, limit } = historyQuerySchema.parse(query);
        const shown = showHistory(await history.list());
        return shown.filter((entry) => !remote || entry.remote === remote).slice(0, limit);
      },
    },
    {
      id: 'diff',
      method: 'get',
      path: '/-/remotes/{remote}/diff',
      summary: 'What is different in a stored release from another one',
      access: 'read',
      query: diffQuerySchema,
      answer: releaseDiffSchema,
      run({ params, query }) {
        const { from, to } = diffQuerySchema.parse(query);
        return diff(params.remote, from, to);
      },
    },
    ...Object.keys(verbs).filter(isVerb).map(steer),
    ...pushOperations(control, uploads, origin, maxFileBytes),
    ...registryOperations(control),
  ];
}
