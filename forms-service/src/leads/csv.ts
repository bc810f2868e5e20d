import { type CsvSeparator, separatedBy } from '@site/contracts/csv';
import { formRules } from '../forms/forms.ts';
import type { toRow } from './read-leads.ts';

const separators = { comma: ',', semicolon: ';', tab: '\t' } satisfies Record<string, CsvSeparator>;

/** Name of a cell separator. */
export type SeparatorName = keyof typeof separators;

export const separatorNames = Object.keys(separators) as SeparatorName[];

export const isSeparator = (name: unknown): name is SeparatorName =>
  typeof name === 'string' && Object.hasOwn(separators, name);

/** Unique field names of all forms. */
const fieldNames = new Set(Object.values(formRules).flatMap(({ storedFields }) => Object.keys(storedFields)));

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams leads as CSV for spreadsheets. */
export async function* csv(
  rows: AsyncIterable<ReturnType<typeof toRow>>,
  separator: SeparatorName,
): AsyncGenerator<string> {
  const columns = ['id', 'form', 'state', 'createdAt', ...fieldNames];
  const toRecord = separatedBy(separators[separator]);
  yield BYTE_ORDER_MARK + toRecord(columns);
  for await (const row of rows) yield toRecord(columns.map((name) => (row as Record<string, string>)[name] ?? ''));
}
