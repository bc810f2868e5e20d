import { releaseVersionSchema, remoteNameSchema } from '@site/contracts';
import * as z from 'zod';
import type { DiffReleases } from '../../diff/diff-releases.ts';
import { releaseDiffSchema } from '../../diff/release-diff.ts';
import { resultSchema, type StatusReport, type SteeringResult, statusSchema } from '../../steering/api-schemas.ts';
import type { Control } from '../../steering/control.ts';
import type { DecisionRequest } from '../../steering/control-parts.ts';
import { type History, showHistory } from '../../steering/history.ts';
import { shownEntrySchema } from '../../steering/history-entry.ts';
import type { Requester } from '../../steering/turns.ts';
import type { Uploads } from '../../steering/uploads.ts';
import { defineOperation, noteSchema, type Operation, requestSchema } from './operation.ts';
import { pushOperations } from './push-operations.ts';
import { registryOperations } from './registry-operations.ts';

const versionedSchema = z.strictObject({ note: noteSchema, version: releaseVersionSchema });
const anyVersionSchema = z.strictObject({ note: noteSchema, version: z.optional(releaseVersionSchema) });

const diffQuerySchema = z.object({ from: releaseVersionSchema, to: releaseVersionSchema });

const historyQuerySchema = z.object({
  remote: z.optional(remoteNameSchema),
  limit: z.coerce.number().int().min(1).max(10_000).default(100),
});

/** Compares two stored releases when the requester has its turn. */
export type DiffInTurn = (requester: Requester, ...compared: Parameters<DiffReleases>) => ReturnType<DiffReleases>;

interface SteeringApiParts {
  diff: DiffInTurn;
  uploads: Uploads;
  /** Public address of the site. */
  origin: string;
  /** Size limit of a file of a release, including `release.json`. */
  maxFileBytes: number;
  control: Control;
  history: History;
  status: () => Promise<StatusReport>;
}

/** Lists all operations of the steering API. */
export function steeringOperations(parts: SteeringApiParts): Operation[] {
  const { control, history, status, diff, uploads, origin, maxFileBytes } = parts;
  const steer = <Body extends z.ZodType<object>>(
    id: string,
    summary: string,
    body: Body,
    run: (remote: string, request: z.output<Body> & DecisionRequest) => Promise<SteeringResult>,
  ) =>
    defineOperation({
      id,
      method: 'post',
      path: `/-/remotes/{remote}/${id}`,
      summary,
      access: 'remote',
      body,
      answer: resultSchema,
      run: ({ params, by, signal, seen, body }) => run(params.remote, { ...body, by, signal, seen }),
    });

  return [
    defineOperation({
      id: 'status',
      method: 'get',
      path: '/-/status',
      summary: 'Live, pinned, paused and refused releases',
      access: 'read',
      answer: statusSchema,
      run: status,
    }),
    defineOperation({
      id: 'history',
      method: 'get',
      path: '/-/history',
      summary: 'Publications, refusals and decisions, newest first',
      access: 'read',
      query: historyQuerySchema,
      answer: z.array(shownEntrySchema),
      async run({ query: { remote, limit } }) {
        const shown = showHistory(await history.list());
        return shown.filter((entry) => !remote || entry.remote === remote).slice(0, limit);
      },
    }),
    defineOperation({
      id: 'diff',
      method: 'get',
      path: '/-/remotes/{remote}/diff',
      summary: 'Differences between two stored releases',
      access: 'read',
      query: diffQuerySchema,
      answer: releaseDiffSchema,
      run: ({ params, by, signal, query: { from, to } }) => diff({ by, signal }, params.remote, from, to),
    }),
    steer(
      'rollback',
      'Roll back to a former release and stay on it; without a version, end the share of the remote instead if it has one',
      anyVersionSchema,
      control.rollback,
    ),
    steer('promote', 'Make a stored release live until a newer one is published', versionedSchema, control.promote),
    steer('pin', 'Stay on a release', anyVersionSchema, control.pin),
    steer('unpin', 'Follow the newest release again', requestSchema, control.unpin),
    steer('pause', 'Accept no new releases', requestSchema, control.pause),
    steer('resume', 'Accept new releases again', requestSchema, control.resume),
    ...pushOperations(control, uploads, origin, maxFileBytes),
    ...registryOperations(control),
  ];
}
