import { fileName } from '@site/contracts';
import { csvRecord } from '@site/contracts/csv';

/** The rates of a page as a spreadsheet file. */
export interface RateSheet {
  /** Content, for the file name. */
  name: string;
  /** First day of the rates, `YYYY-MM-DD`. */
  validFrom: string;
  columns: readonly string[];
  /** Exactly the rates of the page. */
  rows: readonly (readonly string[])[];
}

/** A rate in a sheet, where the column names the unit. */
export const rateCell = (rate: number) => rate.toFixed(4);

/** Names of the columns of a file: its own, then the first day of each line. */
export const rateSheetColumns = ({ columns }: Pick<RateSheet, 'columns'>) => [...columns, 'Valid from'];

/** The sheet as CSV with a header line. */
export function rateSheetFile(sheet: RateSheet): string {
  const rows = sheet.rows.map((row) => [...row, sheet.validFrom]);
  return [rateSheetColumns(sheet), ...rows].map(csvRecord).join('');
}

/** The sheet as a data URL: its link works without script. */
export const rateSheetHref = (sheet: RateSheet) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(rateSheetFile(sheet))}`;

/** File name of a sheet: `dunevox-wholesale-voip-rates-2026-11-01.csv`. */
export function rateSheetName(brand: string, { name, validFrom }: Pick<RateSheet, 'name' | 'validFrom'>): string {
  return fileName(brand, `${name}-${validFrom}.csv`);
}
