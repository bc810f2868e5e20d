import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runSite } from '../cli/run-site.ts';

/**
 * Runs the `site` command against a shell of a test.
 * @param options arguments after `site`
 * @param token of the user; none by default
 * @returns exit code and output
 */
export async function siteCommand({ url }: { url: string }, options: string[], token?: string) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { PORT: new URL(url).port, ...(token && { SITE_TOKEN: token }) };
  const host = { env, stdout, stderr, exitCode: 0 };
  await runSite(host, options);
  for (const stream of [stdout, stderr]) stream.end();
  return { code: host.exitCode, stdout: await text(stdout), stderr: await text(stderr) };
}
