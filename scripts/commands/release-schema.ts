import { writeFileSync } from 'node:fs';
import { RELEASE_CONTRACT, releaseSchema } from '@site/contracts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { toJson } from '@site/dev-tools/to-json.ts';
import * as z from 'zod/mini';

/** The contract for tools that are not written in TypeScript. */
export const schemaFile = inProject('packages/contracts/release.schema.json');

/** Derives the JSON Schema of `release.json` from the schema with which the shell reads it. */
export function releaseJsonSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(releaseSchema, { io: 'input' });
  const title = `release.json, contract ${RELEASE_CONTRACT}`;
  return toJson({ $schema, title, ...schema });
}

export async function run(): Promise<number> {
  writeFileSync(schemaFile, releaseJsonSchema());
  return 0;
}
