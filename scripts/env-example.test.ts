import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from './root.ts';

const found = (file: string, pattern: RegExp) =>
  [...new Set([...readFileSync(inProject(file), 'utf8').matchAll(pattern)].map(([, name]) => name))].sort();

it('An operator finds every variable of docker-compose.yml in .env.example, and no other', () => {
  expect(found('.env.example', /^([A-Z_]+)=/gm)).toEqual(found('docker-compose.yml', /\$\{([A-Z_]+)/g));
});
