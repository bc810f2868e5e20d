import { type ChallengeParameters, solve } from './solve.ts';

addEventListener('message', async ({ data }: MessageEvent<ChallengeParameters>) => {
  // A rejection would not reach the page, so it reports the missing solution.
  postMessage(await solve(data).catch(() => undefined));
});
