import { type Answer, toAnswer } from '../shell/server/serve/answers.ts';
import { compressPrompt } from '../shell/server/store/compress.ts';
import { serveAnswers } from './serve-answers.ts';
import { withoutScripts } from './without-scripts.ts';

/**
 * Serves the documents of a running site without their scripts, with the site's own serving code, in a separate
 * process: equivalent to a static site of the same content. `SITE_URL` names the site.
 */
const site = process.env.SITE_URL ?? '';

const KEPT = ['content-type', 'cache-control', 'content-security-policy'];

async function fetchAnswer(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, site));
  const headers = Object.fromEntries([...response.headers].filter(([name]) => KEPT.includes(name)));
  if (!headers['content-type']?.startsWith('text/html')) {
    return toAnswer(response.status, Buffer.from(await response.arrayBuffer()), undefined, headers);
  }
  const content = Buffer.from(withoutScripts(await response.text()));
  return toAnswer(response.status, content, await compressPrompt(content), headers);
}

serveAnswers(fetchAnswer);
