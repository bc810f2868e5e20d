import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { InvalidRemote } from './invalid-remote.ts';

const packageSchema = z.object({
  version: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * Reads what a build needs of a remote's package.json.
 * @param dir folder of the remote
 * @throws InvalidRemote when the file is missing, is no JSON or names no version
 */
export function readPackage(dir: string): z.infer<typeof packageSchema> {
  const file = path.join(dir, 'package.json');
  try {
    return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? 'it must name a version' : (error as Error).message;
    throw new InvalidRemote(`Correct ${file}: ${reason}.`, { cause: error });
  }
}
