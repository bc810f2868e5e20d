import { textOf } from './render.ts';

/**
 * Reads the texts of cells in bodies and feet of tables, row by row.
 * @param element a table, or an element with tables
 * @example
 * expect(tableRows(page.getByRole('region', { name: 'Data regions' }))).toContainEqual(['EU', 'Frankfurt']);
 */
export function tableRows(element: HTMLElement): string[][] {
  return [...element.querySelectorAll('tbody tr, tfoot tr')].map(({ children }) => [...children].map(textOf));
}
