import { REMOTES_PATH } from '@site/contracts';
import { ASSETS_PATH } from '../asset-path.ts';
import { COMMON, CROSS_ORIGIN, FRAMING, IMMUTABLE } from '../serve/answers.ts';

const rule = (pattern: string, headers: Record<string, string>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Content of `_headers`. Documents have no caching rule: hosts let browsers revalidate each time, and would merge a general
 * rule with that of immutable files.
 */
export const headersFile = [
  rule('/*', { ...COMMON, ...FRAMING }),
  rule(`${ASSETS_PATH}*`, { 'cache-control': IMMUTABLE, ...CROSS_ORIGIN }),
  rule(`${REMOTES_PATH}*`, { 'cache-control': IMMUTABLE, ...CROSS_ORIGIN }),
].join('\n');

interface Redirects {
  /** Paths of all pages. */
  paths: string[];
  aliases: ReadonlyMap<string, string>;
  /** Former paths of pages → current paths. */
  moved: Record<string, string>;
  /** Origin of forms-service, for hosts that can proxy `/api` to it. */
  forms: string | undefined;
}

/** Creates `_redirects`, with status codes that all hosts support. */
export function redirectsFile({ paths, aliases, moved, forms }: Redirects): string {
  const lines = [
    '# A page has one address, without a slash at its end.',
    ...paths.filter((path) => path !== '/').map((path) => `${path}/ ${path} 301`),
    ...Object.entries(moved).flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...[...aliases].map(([alias, path]) => `${alias} ${path} 302`),
  ];
  if (forms) lines.push('# Forms.', `/api/* ${forms}/api/:splat 200`);
  return `${lines.join('\n')}\n`;
}
