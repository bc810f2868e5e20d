import { describe, expect, test } from 'vitest';
import { csvRecord, separatedBy, withoutFormulaGuards } from './csv.ts';

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
      expect(withoutFormulaGuards(',')(`'${text}`)).toBe(text);
    },
  );

  test('guards a formula that also needs quotes', () => {
    expect(csvRecord(['=HYPERLINK("a","b")'])).toBe('"\'=HYPERLINK(""a"",""b"")"\r\n');
  });
});

describe('a CSV file of what visitors have written', () => {
  const texts = [
    'x;=1+1;y',
    'x\t=1+1',
    'x,=1+1',
    'ok\n=HYPERLINK("https://evil.example")',
    'ok\r\n  +1',
    'a;"=1+1',
    'a; @SUM(A1)',
    "a;'=1+1",
    "'=1+1",
    '=1+1',
    '\tx',
    'two paragraphs\n\nand a\r\n\r\nthird',
  ];
  const FORMULA = /^["\s]*[=+\-@]/;
  const separators = [',', ';', '\t'] as const;

  test.each(separators)(
    'separated by %j shows no formula, whatever a spreadsheet takes for the separator',
    (separator) => {
      const record = separatedBy(separator)(texts);
      expect(record).toMatch(/^".*"\r\n$/s);
      expect(record).toContain('"two paragraphs\n\nand a\r\n\r\nthird"');
      for (const other of separators.filter((each) => each !== separator)) {
        // A program with another separator in mind does not see where quotation marks begin and end.
        const cells = record.split(/[\r\n]/).flatMap((line) => line.split(other));
        expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
      }
      const restore = withoutFormulaGuards(separator);
      const cells = record.slice(1, -3).split(`"${separator}"`);
      expect(cells.map((cell) => restore(cell.replaceAll('""', '"')))).toEqual(texts);
    },
  );
});
