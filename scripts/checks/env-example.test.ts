import { readFileSync } from 'node:fs';
import { inProject } from '@site/dev-tools/project-root.ts';
import { expect, test } from 'vitest';

const found = (file: string, pattern: RegExp) =>
  [...new Set([...readFileSync(inProject(file), 'utf8').matchAll(pattern)].map(([, name]) => name))].sort();

const told = found(
  'docs/configuration.md',
  /^\| `((?:FORMS_TLS|SMTP|MAIL|WEBHOOK|NEWSLETTER|LINK|RETENTION|SITE|CAPTCHA_PROVIDER|INBOX|SECURITY)[A-Z_]*)`/gm,
);

test('docker-compose.yml passes all settings of deliveries to forms-service', () => {
  expect(told).toContain('SMTP_URL');
  const handedOn = found('docker-compose.yml', /^ {2,6}([A-Z0-9_]+): /gm).map((name) => name?.replace(/_FILE$/, ''));
  const fixed = ['SITE_CONFIG'];
  expect(told.filter((name) => !handedOn.includes(name ?? '') && !fixed.includes(name ?? ''))).toEqual([]);
});

test('.env.example lists exactly the variables of docker-compose.yml', () => {
  expect(found('.env.example', /^([A-Z0-9_]+)=/gm)).toEqual(found('docker-compose.yml', /\$\{([A-Z0-9_]+)/g));
});
