import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { solveCaptcha } from '@site/dev-tools/contact-forms.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { type Service, startService } from '@site/dev-tools/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyGuide } from '../support/apply-guide.ts';

const run = promisify(execFile);

const REMOTE = 'mfe-support';
const PRIVACY_POLICY = 'mfe-marketing/src/pages/privacy-policy/form-fields.ts';

const PAGE = `
import type { PageProps } from '@site/contracts';
import { CallbackForm } from '@site/forms/callback-form.tsx';

export default function CallbackPage({ site }: PageProps) {
  return <CallbackForm site={site} />;
}
`;

const PAGE_LIST = `
import { definePages } from '@site/remote-kit';

export default definePages([
  {
    path: '/callback',
    meta: { title: 'Callback', description: 'We call you back.', keywords: ['callback'] },
    sitemap: {
      title: 'Callback',
      category: 'Company',
      description: 'We call you back.',
      priority: 0.5,
      changeFrequency: 'Monthly',
      icon: 'phone',
    },
  },
]);
`;

const TYPE_CHECK = {
  extends: './tsconfig.json',
  include: [
    'packages/forms/src',
    'forms-service/src/forms',
    'forms-service/test/visitor.ts',
    PRIVACY_POLICY,
    'packages/remote-kit/src/entry/remote-modules.d.ts',
    `${REMOTE}/src`,
  ],
};

let checkout: Checkout;
let environment: Record<string, string>;
let forms: Service;
let shell: Service;

beforeAll(async () => {
  checkout = await Checkout.create({
    paths: [
      'packages',
      'forms-service',
      PRIVACY_POLICY,
      `${REMOTE}/build`,
      `${REMOTE}/package.json`,
      `${REMOTE}/webpack.config.ts`,
      'tsconfig.json',
    ],
  });
  await applyGuide(checkout, await readFile(inProject('docs/add-a-form.md'), 'utf8'));
  await checkout.write(`${REMOTE}/src/pages/callback/page.tsx`, PAGE);
  await checkout.write(`${REMOTE}/src/remote.ts`, PAGE_LIST);
  const remotes = { support: { source: checkout.path(`${REMOTE}/dist`), paths: ['/callback'] } };
  await checkout.write('remotes.json', JSON.stringify(remotes));
  await Promise.all([
    run(process.execPath, [checkout.path('forms-service/build.ts'), checkout.path('forms-service')]),
    run(inProject('node_modules/.bin/remote-kit'), ['build', checkout.path(REMOTE)]),
  ]);

  environment = {
    DATA_DIR: checkout.path('.data'),
    SITE_CONFIG: inProject('shell/site.json'),
    LOG_LEVEL: 'silent',
    CAPTCHA_COST: '500',
  };
  forms = await startService(checkout.path('forms-service/src/start.ts'), environment);
  shell = await startService(inProject('shell/server/start.ts'), {
    ...environment,
    NODE_ENV: 'production',
    PORT: '0',
    REMOTES_FILE: checkout.path('remotes.json'),
    FORMS_URL: `http://127.0.0.1:${forms.port}`,
  });
});

afterAll(async () => {
  await Promise.all([forms, shell].map((service) => service?.stop()));
  await checkout.remove();
});

test('adding a form as documented gives code that type-checks', async () => {
  await checkout.write('tsconfig.callback.json', JSON.stringify(TYPE_CHECK));
  expect(await checkout.run('tsc', '-p', 'tsconfig.callback.json')).toEqual({ code: 0, output: '' });
});

test('a page with the new form is served with its fields', async () => {
  const page = async () => (await fetch(`http://localhost:${shell.port}/callback`)).text();
  // The site composes after its start: a failure takes this long.
  await expect.poll(page).toContain('aria-label="Request a callback"');
  for (const field of ['email', 'phone', 'time']) expect(await page()).toContain(`id="callback-${field}"`);
});

test('a submission of the new form becomes a lead', async () => {
  const entries = { email: 'mara@lantern.example', phone: '+1 202 555 0117', time: 'Morning' };
  const captcha = await solveCaptcha(`http://127.0.0.1:${forms.port}`, 'callback');
  const response = await fetch(`http://localhost:${shell.port}/api/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...entries, captcha }),
  });
  expect(await response.json()).toEqual({ success: true, message: 'We will call you within one working day.' });

  const command = checkout.path('forms-service/src/admin/leads.ts');
  const { stdout } = await run(process.execPath, [command, 'list', '--json', '--form', 'callback'], {
    env: { ...process.env, ...environment },
  });
  expect(JSON.parse(stdout)).toMatchObject([{ form: 'callback', state: 'stored', ...entries }]);
});
