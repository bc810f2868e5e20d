import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  test('ends every line with CRLF, the last one too', () => {
    expect(toCsv([['a', 'b'], ['1']])).toBe('a,b\r\n1\r\n');
  });

  test('quotes cells with commas, quotes and line breaks', () => {
    expect(toCsv([['Korea, South', 'the "premium" one', 'two\nlines']])).toBe(
      '"Korea, South","the ""premium"" one","two\nlines"\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('never starts a cell as a formula: %j', (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`);
  });

  test('guards a formula that also needs quotes', () => {
    expect(toCsv([['=HYPERLINK("a","b")']])).toBe('"\'=HYPERLINK(""a"",""b"")"\r\n');
  });
});
