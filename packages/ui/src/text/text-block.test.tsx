import { CircleAlert } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from '../art/icon.tsx';
import { TextBlock } from './text-block.tsx';
import { blockWords, type TextBlockData } from './text-block-data.ts';

const html = (block: TextBlockData) => renderToStaticMarkup(<TextBlock block={block} />);

describe('A text as data', () => {
  it('has code, strong words and links within a line', () => {
    const text = 'Open `5061`, **never** to everybody; [ask us](/contact?topic=security) first.';
    expect(html({ kind: 'text', text })).toBe(
      '<p>Open <code>5061</code>, <b>never</b> to everybody; <a href="/contact?topic=security">ask us</a> first.</p>',
    );
  });

  it('leaves brackets alone that are no link', () => {
    expect(html({ kind: 'text', text: 'An array [1] (and more)' })).toBe('<p>An array [1] (and more)</p>');
  });

  it('begins a link at the last bracket before its label', () => {
    const text = 'Either [see [the help](/help-center)] or ask.';
    expect(html({ kind: 'text', text })).toBe('<p>Either [see <a href="/help-center">the help</a>] or ask.</p>');
    expect(blockWords({ kind: 'text', text })).toBe('Either [see the help] or ask.');
  });

  it('tells lists, steps and notes apart', () => {
    expect(html({ kind: 'list', items: ['a', 'b'] })).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(html({ kind: 'steps', items: ['a'] })).toBe('<ol><li><p>a</p></li></ol>');
    expect(html({ kind: 'note', level: 'warn', text: 'Test it.' })).toContain(
      renderToStaticMarkup(<Icon of={CircleAlert} />),
    );
  });

  it('has tables with a name and with headings for columns and rows', () => {
    const table = html({ kind: 'table', label: 'Periods', head: ['Data', 'Kept'], rows: [['Logs', '**12 months**']] });
    expect(table).toContain('aria-label="Periods"');
    expect(table).toContain('<th scope="col">Kept</th>');
    expect(table).toContain('<th scope="row">Logs</th><td><b>12 months</b></td>');
  });

  it('can be read without marks, as a search does', () => {
    expect(blockWords({ kind: 'list', items: ['Use `tls`', '**now**, see [the help](/help-center)'] })).toBe(
      'Use tls now, see the help',
    );
    expect(blockWords({ kind: 'table', label: '', head: ['A', 'B'], rows: [['1', '`2`']] })).toBe('A B 1 2');
  });
});
