import type { FormName } from '@site/contracts/forms';
import type { ChallengeParameters, Solution } from './solve.ts';

function solveInWorker(script: URL, parameters: ChallengeParameters, signal: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script);
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Solution | undefined>) => {
      end();
      if (data) resolve(data);
      else reject(new Error('no solution'));
    };
    worker.postMessage(parameters);
  });
}

/**
 * Fetches a challenge and solves it.
 * @returns the token for forms-service: base64 of `{challenge, solution}`
 */
export async function requestToken(source: string | URL, form: FormName, signal: AbortSignal): Promise<string> {
  const answer = await fetch(new URL(`challenge?form=${form}`, source), { signal });
  const challenge = (await answer.json()) as { parameters: ChallengeParameters };
  const solution = await solveInWorker(new URL('worker.js', source), challenge.parameters, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
