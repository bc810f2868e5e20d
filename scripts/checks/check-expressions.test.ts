import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkExpressions, expressionsIn, problemOf } from './check-expressions.ts';

const problemsIn = (code: string, file = 'page.tsx') => expressionsIn(file, code).map(problemOf);

describe('a regular expression is reported', () => {
  test.each([
    ['because a search starts again at each slash', String.raw`path.replace(/\/+$/, '')`, '2nd degree polynomial'],
    ['because a search starts again at each tag', '/<a[^>]* href=/.test(html)', '2nd degree polynomial'],
    ['because neighbours match the same characters', String.raw`/^\s*(.*)\s*$/.exec(line)`, '3rd degree polynomial'],
    ['because quantifiers are nested', '/^(a+)+$/.test(text)', 'exponential'],
    ['because alternatives match the same characters', String.raw`/^(?:\w|\d)*$/.test(text)`, 'exponential'],
    ['when a schema applies it', 'z.string().regex(/^([a-z]+)*$/)', 'exponential'],
    ['when it is an attribute', '<Field pattern={/ +$/} />', '2nd degree polynomial'],
    ['when a constructor gets it as a string', 'new RegExp("^(a|a)*$", "i")', 'exponential'],
    ['when the constructor is called without new', "RegExp('[/]+$')", '2nd degree polynomial'],
  ])('%s', (_, code, complexity) => {
    const [problem] = problemsIn(code);
    expect(problem).toContain(complexity);
  });

  test('with its place, a slow input and advice', () => {
    const [problem] = problemsIn(`\n\nexport const trimmed = text.replace(/ +$/, '');`, 'shell/server/trim.ts');
    expect(problem).toMatch(
      /^shell\/server\/trim\.ts:3: \/ \+\$\/ has .* running time, for example on ' '\.repeat\(\d+\)/,
    );
    expect(problem).toContain('Anchor it');
  });

  test('when it is assembled at run time, where it cannot be analyzed', () => {
    const [problem] = problemsIn("new RegExp('^' + name + '+$')");
    expect(problem).toContain("page.tsx:1: new RegExp('^' + name + '+$') is assembled at run time");
  });

  test('when the analysis does not support it', () => {
    const [problem] = problemsIn('/(?<day>a)|(?<day>b)/');
    expect(problem).toContain('cannot be analyzed');
  });
});

test.each([
  String.raw`/^\/+/.test(path)`,
  String.raw`path.replace(/(?<!\/)\/+$/, '')`,
  '/^[a-z]+(?:-[a-z]+)*$/.test(name)',
  'text.replaceAll(/a+/g, "b")',
  'z.string().regex(/^[a-z][a-z0-9-]{0,30}$/)',
  'new RegExp("^a+$", "u")',
])('a regular expression with linear running time passes: %s', (code) => {
  expect(problemsIn(code)).toEqual([undefined]);
});

test('a file that cannot be parsed ends the check', () => {
  expect(() => expressionsIn('broken.ts', 'const = /a+$/;')).toThrow('broken.ts');
});

test('the check fails when it finds no files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'expressions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  expect(checkExpressions(folder)).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('could not be read'));
});
