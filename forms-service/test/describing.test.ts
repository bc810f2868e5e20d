import { createHash } from 'node:crypto';
import { formNames, formSchemas } from '@site/contracts/forms';
import { expect, test } from 'vitest';
import type { ApiDescription } from '../src/openapi/describe-api.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

async function describedAt(address: string): Promise<ApiDescription> {
  const response = await fetch(`${address}/api/openapi.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  return (await response.json()) as ApiDescription;
}

test('describes every form with its validated fields', async () => {
  const { address } = await startService();
  const api = await describedAt(address);
  expect(api.openapi).toBe('3.1.0');
  for (const form of formNames) {
    const schema = api.components.schemas[`${form}-form`] ?? {};
    expect(Object.keys(schema.properties as object)).toEqual(Object.keys(formSchemas[form].shape));
    expect(schema.required).toEqual(expect.arrayContaining(['email', 'captcha']));
    expect(schema.additionalProperties).toBe(false);
  }
});

test('describes every response of a form with its content type', async () => {
  const { address } = await startService();
  const visitor = visitorAt(address);
  const described = (await describedAt(address)).paths['/api/contact']?.post?.responses;
  const answers = await Promise.all([
    visitor.send('contact'),
    visitor.post('contact', '{'),
    visitor.post('contact', filledIn.contact),
    visitor.post('contact', {}, { 'content-type': 'text/plain' }),
    visitor.post('contact', { message: 'x'.repeat(70_000) }),
    visitor.send('contact', {}, { origin: 'https://elsewhere.example' }),
    visitor.send('contact', {}, { 'idempotency-key': 'two words' }),
    visitor.post('contact', filledIn.contact, { accept: 'application/problem+json' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 422, 415, 413, 403, 400, 422]);
  for (const { status, headers } of answers) {
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    expect(Object.keys(described?.[status]?.content ?? {})).toContain(type);
  }
});

test('describes every public path with all methods and responses', async () => {
  const { address } = await startService();
  const { paths } = await describedAt(address);
  const confirm = '/api/newsletter/confirm';
  const asked: [string, string, string?][] = [
    ['get', '/api/openapi.json'],
    ['get', '/api/docs'],
    ['get', '/api/captcha/api.js'],
    ['get', '/api/captcha/worker.js'],
    ['get', '/api/captcha/challenge', '?form=contact'],
    ['get', '/api/captcha/challenge', '?form=other'],
    ['get', confirm, '?token=made-up'],
    ['post', confirm],
    ['get', '/api/newsletter/unsubscribe', '?token=made-up'],
    ['post', '/api/newsletter/unsubscribe'],
    ['post', '/api/newsletter/plain'],
    ['post', '/api/contact/plain'],
    ['post', '/api/vitals'],
  ];
  for (const [method, path, query = ''] of asked) {
    const { status, headers } = await fetch(address + path + query, { method: method.toUpperCase() });
    const described = paths[path]?.[method]?.responses[status]?.content ?? {};
    expect(Object.keys(described), `${method} ${path}: ${status}`).toContain(
      headers.get('content-type')?.split(';')[0],
    );
  }
  const named = formNames.map((form) => `/api/${form}`);
  expect(new Set([...asked.map(([, path]) => path), ...named])).toEqual(new Set(Object.keys(paths)));
});

test('shows the description on a page without scripts', async () => {
  const { address } = await startService();
  const response = await fetch(`${address}/api/docs`);
  const html = await response.text();
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(html).not.toMatch(/<script|\son[a-z]+=|style="/);
  for (const path of Object.keys((await describedAt(address)).paths)) expect(html).toContain(path);
  expect(html).toContain('at most 5000 characters');
});
