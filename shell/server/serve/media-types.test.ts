import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';
import { mediaType } from './media-types.ts';

const gatewayTypes = readFileSync(inProject('deploy/gateway/media-types.conf'), 'utf8');
const named = [...gatewayTypes.matchAll(/^ +(?:"([^"]+)"|(\S+)) +([\w ]+);$/gm)].flatMap(
  ([, quoted, plain, endings = '']) => endings.split(' ').map((ending) => [ending, quoted ?? plain] as const),
);

test.each(named)('serves .%s files as %s, from gateway and shell', (ending, type) => {
  expect(mediaType(`static/file.${ending}`)).toBe(type);
});

test('serves .mjs files as JavaScript from the gateway as well', () => {
  expect(Object.fromEntries(named).mjs).toBe('text/javascript; charset=utf-8');
});
