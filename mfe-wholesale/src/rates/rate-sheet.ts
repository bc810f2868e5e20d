import { toCsv } from './csv.ts';
import { asrText, type RateRegion } from './rate.ts';

/** Names of the columns of every rate sheet. */
export const rateSheetColumns = ['Region', 'Destination', 'Tier', 'ASR', 'USD per minute', 'Valid from'] as const;

/**
 * The rates of a page as a file that spreadsheets open.
 * @param regions exactly what the page shows
 * @param validFrom day of the rates, `YYYY-MM-DD`
 * @returns CSV with a header line
 */
export function rateSheet(regions: readonly RateRegion[], validFrom: string): string {
  const rows = regions.flatMap(({ name, rates }) =>
    rates.map(({ destination, tier, asr, rate }) => [
      name,
      destination,
      tier,
      asrText(asr),
      rate.toFixed(4),
      validFrom,
    ]),
  );
  return toCsv([rateSheetColumns, ...rows]);
}

/**
 * Name under which the sheet is saved: `dunevox-wholesale-voip-rates-2026-11-01.csv`.
 * @param brand product name; what file systems dislike becomes a hyphen
 * @param sheet what is in it, as it may stand in a file name
 */
export function rateSheetName(brand: string, sheet: string, validFrom: string): string {
  const name = brand
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return [name, sheet, validFrom].filter(Boolean).join('-').concat('.csv');
}
