import { within } from '@testing-library/dom';
import { textOf } from './render.ts';

/**
 * Texts of the cells of a table, row by row; rows without a row header, such as the head, are left out.
 * @param element the table, or an element with several tables
 */
export function tableRows(element: HTMLElement): string[][] {
  return within(element)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'))
    .map((row) => [...row.children].map(textOf));
}
