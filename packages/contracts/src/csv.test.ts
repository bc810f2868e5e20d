import { describe, expect, test } from 'vitest';
import { csvRecord, quotedCsvRecord, withoutFormulaGuard } from './csv.ts';

describe('a CSV file', () => {
  test('ends every line with CRLF, the last one too', () => {
    expect([['a', 'b'], ['1']].map(csvRecord).join('')).toBe('a,b\r\n1\r\n');
  });

  test('quotes cells with commas, quotes and line breaks', () => {
    expect(csvRecord(['Korea, South', 'the "premium" one', 'two\nlines'])).toBe(
      '"Korea, South","the ""premium"" one","two\nlines"\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', ' =1+1', '＝1+1'])(
    'never starts a cell as a formula: %j',
    (text) => {
      expect(csvRecord([text])).toBe(`'${text}\r\n`);
      expect(withoutFormulaGuard(`'${text}`)).toBe(text);
    },
  );

  test('guards a formula that also needs quotes', () => {
    expect(csvRecord(['=HYPERLINK("a","b")'])).toBe('"\'=HYPERLINK(""a"",""b"")"\r\n');
  });

  test('quotes every cell where visitors have written them', () => {
    expect(quotedCsvRecord(['Ada', 'x;=1+1', '=1+1'])).toBe('"Ada","x;=1+1","\'=1+1"\r\n');
  });
});
