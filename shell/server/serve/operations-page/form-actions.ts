import { releaseVersionSchema, remoteNameSchema } from '@site/contracts';
import * as z from 'zod';
import { previewResultSchema } from '../../steering/api-schemas.ts';
import type { TokenHolder } from '../../steering/team-tokens.ts';
import { withPage } from '../../steering/with-page.ts';
import { assertMayUse } from '../steering/authorize.ts';
import type { ChangeLimiter } from '../steering/change-limiter.ts';
import type { Operation } from '../steering/operation.ts';
import { parseRequest } from '../steering/parse-request.ts';
import { formOperations } from './actions.ts';
import { readSeen } from './seen-field.ts';
import type { FlashMessage } from './sessions.ts';

const paramsSchema = z.object({ remote: remoteNameSchema, operation: z.enum(formOperations) });

interface FormActionsParts {
  operations: Operation[];
  limitChanges: ChangeLimiter;
}

/**
 * Runs the API operation that a form asks for.
 * @throws SteeringRefused (rejects) with a sentence
 */
export type RunFormAction = (
  address: Record<string, unknown>,
  fields: URLSearchParams,
  holder: TokenHolder,
  /** Aborted when the requester has gone. */
  signal: AbortSignal,
) => Promise<FlashMessage>;

export function createFormActions({ operations, limitChanges }: FormActionsParts): RunFormAction {
  return async (address, fields, holder, signal) => {
    const { remote, operation: id } = parseRequest(paramsSchema, address);
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    const by = assertMayUse(holder, { kind: 'remote', remote });
    await limitChanges(operation, by);
    const note = fields.get('note')?.trim();
    const version = fields.get('version') ?? undefined;
    const seen = readSeen(fields);
    const isInPath = operation.path.includes('{version}');
    const params = { remote, version: isInPath ? parseRequest(releaseVersionSchema, version) : '', digest: '' };
    const body = {
      ...(note && { note }),
      ...(!isInPath && version !== undefined && { version }),
      ...(id === 'share' && { percent: Number(fields.get('percent')) }),
    };
    return toFlash(await operation.run({ by, signal, seen, params, body, query: {} }));
  };
}

function toFlash(result: unknown): FlashMessage {
  const { outcome, message, page, path } = previewResultSchema.parse(result);
  const isGood = outcome !== 'refused' && outcome !== 'failed';
  return { isGood, message: isGood ? message : `${outcome}: ${withPage(page, message)}`, preview: path };
}
