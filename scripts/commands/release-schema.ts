import { writeFileSync } from 'node:fs';
import { RELEASE_CONTRACT, releaseSchema } from '@site/contracts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { toJson } from '@site/dev-tools/to-json.ts';
import * as z from 'zod/mini';

/** Where tools that are not written in TypeScript find the contract. */
export const schemaFile = inProject('packages/contracts/release.schema.json');

/** The JSON Schema of `release.json` as it follows from the schema with which the shell reads it. */
export function releaseJsonSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(releaseSchema, { io: 'input' });
  const title = `release.json, contract ${RELEASE_CONTRACT}`;
  return toJson({ $schema, title, ...schema });
}

/** Writes the file. */
export async function run(): Promise<number> {
  writeFileSync(schemaFile, releaseJsonSchema());
  return 0;
}
