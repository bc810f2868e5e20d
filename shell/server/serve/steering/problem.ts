import { ConfigurationError, explainSystemError } from '@site/process';
import { ReleaseRefused } from '../../ingest/release-refused.ts';
import { SteeringRefused } from '../../steering/steering-refused.ts';

/** Why something was not done: a status and one sentence. */
export interface Problem {
  /** 500 for what is no answer to a request, but a fault of ours. */
  status: number;
  message: string;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof SteeringRefused) return error;
  if (error instanceof ReleaseRefused) return { status: 409, message: error.message };
  const explained = explainSystemError(error);
  if (explained instanceof ConfigurationError) return { status: 503, message: explained.message };
  return { status: 500, message: 'The shell could not do that: its log says why.' };
}
