import path from 'node:path';
import { readJsonSync } from '@site/process';
import * as z from 'zod/mini';

const packageSchema = z.object({
  version: z.string('it must name a version'),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependencies: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * Reads the fields of a remote's package.json that a build needs.
 * @param dir folder of the remote
 * @throws ConfigurationError when the file is missing, is not JSON or names no version
 */
export function readPackage(dir: string): z.infer<typeof packageSchema> {
  return readJsonSync(path.join(dir, 'package.json'), packageSchema);
}
