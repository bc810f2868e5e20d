import { ConfigurationError, explainSystemError } from '@site/process';
import type { Response } from 'express';
import { ReleaseRefused } from '../../ingest/release-refused.ts';
import { SteeringRefused } from '../../steering/steering-refused.ts';

/** Explanation of a failed request. */
interface Problem {
  /** 500 for internal errors. */
  status: number;
  message: string;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof SteeringRefused) return error;
  if (error instanceof ReleaseRefused) return { status: 409, message: error.message };
  const explained = explainSystemError(error);
  if (explained instanceof ConfigurationError) return { status: 503, message: explained.message };
  return { status: 500, message: 'The shell failed: see its log.' };
}

/** Reports an internal error and sets the headers of its answer. */
export function beginProblem(error: unknown, response: Response, onError: (error: unknown) => void): Problem {
  const problem = problemOf(error);
  if (problem.status === 500) onError(error);
  // The rest of the request is not read.
  if (problem.status === 413) response.set('connection', 'close');
  if (problem.status === 429) response.set('retry-after', '60');
  return problem;
}
