import { createHash } from 'node:crypto';
import { hostedCaptchas } from '@site/contracts';
import { speculationRules } from '@site/contracts/speculation-rules';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const styles = [{ href: '/a.css', css: 'a{}' }];
const starter = 'listen()';
const captcha = { script: '/api/captcha/api.js', siteKey: 'key' };
const strict = contentSecurityPolicy(styles, starter, { captcha });

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Parses a policy into sources by directive. */
const read = (policy: string) =>
  new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));

describe('content security policy', () => {
  test('allows only own files, with or without an explicit own captcha', () => {
    expect(strict).not.toContain('http');
    expect(strict).not.toContain('unsafe');
    expect(read(strict).has('frame-src')).toBe(false);
    expect(contentSecurityPolicy(styles, starter, { captcha: { ...captcha, provider: 'altcha' } })).toBe(strict);
  });

  test('leaves out nothing, because each directive that is missing allows everything', () => {
    const inline = [starter, ...Object.values(speculationRules)].map(sha256).join(' ');
    expect(strict.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${inline}`,
      `style-src 'self' ${sha256('a{}')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
    ]);
  });

  test('allows only own scripts, the starter and inline speculation rules', () => {
    const inline = [starter, ...Object.values(speculationRules)];
    expect(read(strict).get('script-src')).toEqual(["'self'", ...inline.map(sha256)]);
    for (const rules of Object.values(speculationRules)) expect(() => new Function(rules)).toThrow(SyntaxError);
  });

  test.each(hostedCaptchas)('additionally allows only the hosts of %s', (provider) => {
    const opened = read(contentSecurityPolicy(styles, starter, { captcha: { ...captcha, provider } }));
    const before = read(strict);
    const added = [...opened].flatMap(([directive, sources]) =>
      sources.filter((source) => !before.get(directive)?.includes(source)),
    );
    expect(added.length).toBeGreaterThan(0);
    for (const source of added)
      expect(source).toMatch(/^https:\/\/[*a-z.]*(cloudflare|hcaptcha|google|gstatic)\.com(\/recaptcha\/)?$/);
    for (const [directive, sources] of before) expect(opened.get(directive)).toEqual(expect.arrayContaining(sources));
    expect(opened.get('script-src')?.length).toBeGreaterThan(1);
    expect(opened.get('frame-src')?.length).toBeGreaterThan(0);
  });
});
