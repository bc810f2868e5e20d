import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HostedCaptcha } from '@site/contracts';
import { ConfigurationError } from '@site/process';

/** Scripts of the captcha widget, by file name. */
export const widgetScripts = ['api.js', 'worker.js'] as const;

type WidgetScript = (typeof widgetScripts)[number];

export interface WidgetFile {
  plain: Buffer;
  brotli: Buffer;
  /** Weak, because it covers both encodings. */
  etag: string;
}

export type WidgetFiles = Record<WidgetScript, WidgetFile>;

function readScript(file: string): WidgetFile {
  const plain = readFileSync(file);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, brotli: brotliCompressSync(plain), etag: `W/"${hash}"` };
}

/** Every provider's widget has the same address. */
const sourceOf = (name: WidgetScript, provider?: HostedCaptcha) =>
  name === 'api.js' && provider ? `${provider}.js` : name;

/**
 * Reads the built widget, compressed and tagged.
 * @param folder build output
 * @param provider hosted captcha provider, if configured
 * @throws ConfigurationError when it has not been built
 */
export function readWidgetFiles(folder: string, provider?: HostedCaptcha): WidgetFiles {
  try {
    const files = widgetScripts.map((name) => [name, readScript(path.join(folder, sourceOf(name, provider)))]);
    return Object.fromEntries(files) as WidgetFiles;
  } catch {
    throw new ConfigurationError('The captcha widget is not built yet: run "node forms-service/build.ts" first.');
  }
}
