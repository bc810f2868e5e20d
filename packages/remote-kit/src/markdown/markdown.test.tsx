import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import { afterAll, describe, expect, test } from 'vitest';
import { type Rendered, render } from '../testing/index.ts';
import { markdownOptions } from './markdown-options.ts';
import type { MarkdownText } from './markdown-text.ts';

const cache = path.resolve(import.meta.dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'markdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;

function write(lines: readonly string[], name = `text-${++written}.md`): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const components = {
  Section: ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
    <section id={id} aria-label={title}>
      {children}
    </section>
  ),
  Note: ({ kind, children }: { kind: string; children: ReactNode }) => <p data-kind={kind}>{children}</p>,
  ScrollFrame: ({ label, children }: { label: string; children: ReactNode }) => (
    <figure aria-label={label}>{children}</figure>
  ),
  CodeSample: ({ label, colours, children }: { label: string; colours?: string; children: string }) => (
    <pre title={label} data-colours={colours}>
      {children}
    </pre>
  ),
  CodeSamples: ({ label, children }: { label: string; children: ReactNode }) => (
    <figure aria-label={label}>{children}</figure>
  ),
};

const values = { brand: 'Sandline', email: 'hello@sandline.example', address: 'Oakland' };

const load = (...lines: string[]): Promise<MarkdownText & { text?: string }> => import(write(lines));

async function show(...lines: string[]): Promise<Rendered> {
  const { default: Text } = await load(...lines);
  return render(<Text components={components} values={values} />);
}

/** Returns position and message of the first error. */
async function problemIn(...lines: string[]): Promise<string> {
  const error = await Promise.resolve(
    compile({ value: lines.join('\n'), path: path.join(folder, 'text.md') }, markdownOptions()),
  ).then(
    () => new Error('nothing'),
    (thrown: Error) => thrown,
  );
  return `${error.name}: ${error.message}`;
}

describe('An editor who writes Markdown', () => {
  test('gets sections with explicit or derived ids of their headings', async () => {
    const text = await load('## Before you start {#before}', '', 'Measure.', '', '## Open the firewall', '', 'Now.');
    expect(text.contents).toEqual([
      { id: 'before', label: 'Before you start' },
      { id: 'open-the-firewall', label: 'Open the firewall' },
    ]);
    const rendered = render(<text.default components={components} />);
    expect(rendered.getByRole('region', { name: 'Before you start' }).textContent).toBe('Measure.');
  });

  test('gets notes and warnings', async () => {
    const note = await show('> [!WARNING]', '> **Switch it off.** Then test.');
    expect(note.element.innerHTML).toBe('<p data-kind="warn"><strong>Switch it off.</strong> Then test.</p>');
    expect((await show('> [!NOTE]', '> Keep it.')).element.innerHTML).toBe('<p data-kind="info">Keep it.</p>');
  });

  test('gets tables with a name, and headings for columns and rows', async () => {
    const table = await show('Table: Periods', '', '| Data | Kept |', '| --- | --- |', '| Logs | 12 months |');
    expect(table.getByRole('figure', { name: 'Periods' }).querySelector('table')).not.toBeNull();
    expect(table.getByRole('columnheader', { name: 'Kept' })).toBeDefined();
    expect(table.getByRole('rowheader', { name: 'Logs' })).toBeDefined();
    expect(table.getByRole('cell').getAttribute('data-label')).toBe('Kept');
    expect(table.text).not.toContain('Table:');
  });

  test('gets labels for the headings of all rows if one of them is a figure', async () => {
    const labels = async (...rows: string[]) => {
      const table = await show('Table: Weeks', '', '| Week | Site |', '| --- | --- |', ...rows);
      return table.getAllByRole('rowheader').map((heading) => heading.getAttribute('data-label'));
    };
    expect(await labels('| 5–7 | London |', '| Later | Dubai |')).toEqual(['Week', 'Week']);
    expect(await labels('| Now | London |', '| Later | Dubai |')).toEqual([null, null]);
  });

  test('gets labels for values, except for a single text value per row', async () => {
    const labels = async (head: string, row: string) => {
      const line = '| --- '.repeat(head.split('|').length - 2);
      const table = await show('Table: Names', '', head, `${line}|`, row);
      return table.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
    };
    expect(await labels('| Site | Local | UTC |', '| Dubai | noon | 8:00 |')).toEqual(['Local', 'UTC']);
    expect(await labels('| Device | Watts |', '| Switch | **40** |')).toEqual(['Watts']);
    expect(await labels('| Test | Expected |', '| Call in | It rings |')).toEqual([null]);
  });

  test('gets steps with one element each, and lists without', async () => {
    expect((await show('1. Open `5061`', '2. Test')).element.innerHTML).toBe(
      '<ol><li><p>Open <code>5061</code></p></li><li><p>Test</p></li></ol>',
    );
    expect((await show('- a', '- b')).element.innerHTML).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  test('gets no line breaks between figures and units, in ranges and in phone numbers', async () => {
    const text = await show(
      'Allow 30 ms and 10 million calls to +44 20 7946 0958: `5 ms`, 60–100 km, 3 × 4, on January 12 in 30',
      'days.',
    );
    expect(text.element.textContent).toBe(
      'Allow 30\u00a0ms and 10\u00a0million calls to +44\u00a020\u00a07946\u00a00958: 5 ms, 60–\u2060100\u00a0km, 3\u00a0×\u00a04, on January\u00a012 in 30\u00a0days.',
    );
  });

  test('gets no line breaks after a figure or before a short end of a compound', async () => {
    const text = await show('A 30-day trial with single sign-on and a call-back list.');
    expect(text.element.textContent).toBe('A 30-\u2060day trial with single sign-\u2060on and a call-back list.');
  });

  test('gets line breaks only in code that is too long for a phone', async () => {
    const text = await show('`GET /api/calls` and `Install-Module MicrosoftTeams`');
    expect(text.element.innerHTML).toBe(
      '<p><code>GET /api/calls</code> and <code data-long="">Install-Module MicrosoftTeams</code></p>',
    );
  });

  test('can break lines anywhere', async () => {
    const text = await show('Open `5061`', '**now**', 'and test.', '', '- It', '  rings.', '- It ends.');
    expect(text.element.innerHTML).toBe(
      '<p>Open <code>5061</code> <strong>now</strong> and test.</p><ul><li>It rings.</li><li>It ends.</li></ul>',
    );
  });

  test('gets verbatim code with its name, and consecutive code blocks as one sample', async () => {
    const single = await show('```sh title="Test"', 'a \\', '  b', '```');
    expect(single.element.querySelector('pre')?.textContent).toBe('a \\\n  b');
    const several = await show('```sh title="Call"', 'curl', '```', '', '```js', 'fetch()', '```');
    expect(several.getByRole('figure', { name: 'Call' }).querySelectorAll('pre')).toHaveLength(2);
  });

  test('gets the colors of known languages as run lengths', async () => {
    const coloursOf = async (fence: string, ...code: string[]) =>
      (await show(`\`\`\`${fence} title="Test"`, ...code, '```')).element.querySelector('pre')?.dataset.colours;
    expect(await coloursOf('js', "await ring('a'); // 1")).toBe('k5 1 f4 1 s3 3 c4');
    expect(await coloursOf('sh', '[ -n "$missed" ] || exit 0')).toMatch(/^\d/);
    expect(await coloursOf('sql', '-- one per day')).toBe('c14');
    expect(await coloursOf('http', 'HTTP/1.1 204 OK', '', '{ "a": 1 }')).toMatch(/f3 2 n1 2$/);
    expect(await coloursOf('text', 'plain')).toBeUndefined();
  });

  test('gets a drawing of the folder with its description', async () => {
    write(['export default ({ label }) => <svg role="img" aria-label={label} />;'], 'crests-diagram.tsx');
    const text = await show('![Two crests](./crests-diagram.tsx)');
    expect(text.getByRole('img', { name: 'Two crests' })).toBeDefined();
  });

  test('gets values of the site for placeholders outside code', async () => {
    const text = await show('**{brand}**, {address}: `{brand}`');
    expect(text.element.textContent).toBe('Sandline, Oakland: {brand}');
  });

  test('gets the values of the site in the addresses of links', async () => {
    const text = await show('Write to [**{email}**](mailto:{email}?subject={brand}).');
    expect(text.element.innerHTML).toBe(
      '<p>Write to <a href="mailto:hello@sandline.example?subject=Sandline"><strong>hello@sandline.example</strong></a>.</p>',
    );
  });

  test('gets the values of the page for placeholders that the folder adds', async () => {
    mkdirSync(path.join(folder, 'policy'));
    write(["export const placeholders = ['check'];"], 'policy/front-matter.ts');
    const { default: Text }: MarkdownText = await import(write(['{check} Then send.'], 'policy/text.md'));
    const text = render(<Text components={components} values={{ ...values, ...{ check: <b>It is free.</b> } }} />);
    expect(text.element.innerHTML).toBe('<p><b>It is free.</b> Then send.</p>');
  });

  test('gets the same page for CRLF and LF', async () => {
    const lines = ['---', 'title: SIP', '---', '', 'One', 'line.', '', '```sh title="Test"', 'a', 'b', '```'];
    const compileWith = async (ending: string) =>
      String(await compile({ value: lines.join(ending), path: path.join(folder, 'text.md') }, markdownOptions()));
    expect(await compileWith('\r\n')).toBe(await compileWith('\n'));
  });

  test('gets front matter, the reading time, and the searchable words without code and drawings', async () => {
    const lines = ['---', 'title: SIP', '---', '## Codecs', '', `Use **G.722**${' often'.repeat(300)}.`];
    const code = ['', '```sh title="Test"', 'curl', '```', '', 'Table: Names', '', '| A |', '| --- |', '| b |'];
    const text = await load(...lines, ...code);
    expect(text.frontmatter).toEqual({ title: 'SIP' });
    expect(text.minutes).toBe(2);
    expect((await load('A few words.')).minutes).toBe(1);
    const { frontmatter }: MarkdownText = await import(
      `${write(['---', 'title: SIP', 'lead: x', '---'])}?frontmatter=title`
    );
    expect(frontmatter).toEqual({ title: 'SIP' });
    const { text: words }: { text: string } = await import(`${write([...lines, ...code])}?text`);
    expect(words).toMatch(/^Codecs Use G\.722 often .* A b$/);
  });
});

describe('The rules of a folder', () => {
  test('are loaded again after a change', async () => {
    const ask = () => compile({ value: 'Ask {boss}.', path: path.join(folder, 'changed/text.md') }, markdownOptions());
    mkdirSync(path.join(folder, 'changed'));
    write(['export const placeholders = [];'], 'changed/front-matter.ts');
    await expect(ask()).rejects.toThrow('instead of {boss}');
    write(["export const placeholders = ['boss'];"], 'changed/front-matter.ts');
    expect(String(await ask())).toContain('boss');
  });
});

describe('An editor gets the position and the correction of', () => {
  test.each([
    ['HTML', ['See <b>this</b>.'], '1:5: HTML is not allowed: write Markdown, or mark the text as `code`.'],
    ['a main heading', ['# Title'], '1:1: The page already has its main heading: begin sections with "##".'],
    ['a skipped level', ['## A', '', '#### B'], '3:1: A heading level is skipped: write "###" instead of "####".'],
    ['two equal ids', ['## A', '## A'], '2:1: Give this heading a unique id, such as "{#a-2}": "a" is taken.'],
    ['a dead anchor', ['See [b](#b).'], '1:5: No heading has the id "b": add it to one as "{#b}".'],
    [
      'an address without encryption',
      ['See [b](http://b.example).'],
      '1:5: Link to a page ("/pricing"), a heading ("#codecs"), or an "https://" or "mailto:" address, not to "http://b.example".',
    ],
    [
      'an unknown drawing',
      ['![A](./nothing.tsx)'],
      '1:1: Name a drawing of this folder, such as "./crests-diagram.tsx", instead of "./nothing.tsx".',
    ],
    ['a quotation', ['> Words'], '1:1: Begin a note with the line "> [!NOTE]" or "> [!WARNING]".'],
    [
      'a table without a name',
      ['| A |', '| --- |'],
      '1:1: Name the table in a line above it: "Table: Firewall rules".',
    ],
    [
      'a row with too few cells',
      ['Table: T', '', '| A | B |', '| --- | --- |', '| a |'],
      '5:1: Give this row 2 cells, like the head of the table.',
    ],
    [
      'an unknown placeholder',
      ['Ask {boss}.'],
      '1:1: Write {brand}, {email}, {address}, or mark the text as `code`, instead of {boss}.',
    ],
    [
      'an unknown placeholder in an address',
      ['[Ask](mailto:{boss}).'],
      '1:1: Write {brand}, {email}, {address}, or mark the text as `code`, instead of {boss}.',
    ],
    [
      'an unknown placeholder in the front matter',
      ['---', 'title: A', 'lead: Ask {boss}.', '---'],
      '3:1: Write {brand}, {email}, {address}, or mark the text as `code`, instead of {boss}.',
    ],
    ['a placeholder in a heading', ['## Why {brand}'], '1:4: Write this heading without {brand}.'],
    [
      'a placeholder in an address apart from its link',
      ['Ask [us][1].', '', '[1]: mailto:{email}'],
      '3:1: Write this address in its link: "[label](mailto:{email})".',
    ],
    [
      'code without a name',
      ['```sh', 'a', '```'],
      '1:1: Name the code in its first line: ```ini title="Trunk settings".',
    ],
  ])('%s', async (_, lines, problem) => {
    expect(await problemIn(...lines)).toBe(problem);
  });

  test('a drawing without words', async () => {
    write([''], 'empty-diagram.tsx');
    expect(await problemIn('![](./empty-diagram.tsx)')).toBe(
      '1:1: Describe the drawing: "![Two offices on one line](./empty-diagram.tsx)".',
    );
  });

  test('front matter that does not fit the schema of the folder', async () => {
    write(
      [
        "import * as z from 'zod/mini';",
        'export const frontMatterSchema = z.strictObject({ title: z.string(), tags: z.array(z.string()) });',
      ],
      'front-matter.ts',
    );
    expect(await problemIn('Words')).toBe('1:1: Begin the file with front matter: fields between two lines "---".');
    expect(await problemIn('---', 'title: 5', 'tags: []', '---')).toBe(
      '2:8: Correct title in the front matter: Invalid input: expected string, received number.',
    );
    expect(await problemIn('---', 'title: A', 'tags: [b, 3]', '---')).toMatch(
      /^3:11: Correct tags\.1 in the front matter:/,
    );
    expect(await problemIn('---', 'title: A', '---')).toMatch(/^2:1: Correct tags in the front matter:/);
    expect(await problemIn('---', 'title: A', 'tags: [b', '---')).toMatch(/^\d+:\d+: Correct the front matter: .*\.$/);
  });
});
