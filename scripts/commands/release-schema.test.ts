import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { releaseJsonSchema, schemaFile } from './release-schema.ts';

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Names of the fields without a description in a schema, at any depth. */
function undescribed({ properties = {}, items, additionalProperties }: JsonSchema, parent = ''): string[] {
  const inside = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const place = `${parent}${name}`;
    const says = field.description ?? field.items?.description;
    return [...(says ? [] : [place]), ...undescribed(field, `${place}.`)];
  });
  return [...own, ...[...(items ? [items] : []), ...inside].flatMap((one) => undescribed(one, parent))];
}

test('release.schema.json is the contract that the shell reads (node scripts/run.mjs release-schema)', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(releaseJsonSchema());
});

test('every field of the contract has a description', () => {
  const schema = JSON.parse(releaseJsonSchema()) as JsonSchema;
  expect(Object.keys(schema.properties ?? {})).toContain('pages');
  expect(undescribed(schema)).toEqual([]);
});

test('docs/the-release-contract.md covers every field of a release', () => {
  const page = readFileSync(inProject('docs/the-release-contract.md'), 'utf8');
  const schema = JSON.parse(releaseJsonSchema()) as JsonSchema;
  const fields = [schema, schema.properties?.pages?.items ?? {}].flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  );
  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
});
