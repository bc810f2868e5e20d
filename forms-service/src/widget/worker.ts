import { type ChallengeParameters, solve } from './solve.ts';

addEventListener('message', async ({ data }: MessageEvent<ChallengeParameters>) => {
  // A rejection in here would not reach the page, so having no solution is said instead.
  postMessage(await solve(data).catch(() => undefined));
});
