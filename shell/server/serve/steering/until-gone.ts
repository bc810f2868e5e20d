import type { ServerResponse } from 'node:http';
import { SteeringRefused } from '../../steering/steering-refused.ts';

/** Returns a signal that is aborted when nobody can receive the response any more. */
export function untilGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new SteeringRefused('The connection closed before it was the turn of this request.'));
  if (response.closed) abort();
  else response.once('close', abort);
  return controller.signal;
}
