import { textOf } from './render.ts';

/**
 * Texts of the cells in the bodies and feet of tables, row by row.
 * @param element the table, or an element around one or several
 * @example
 * expect(tableRows(page.getByRole('region', { name: 'Data regions' }))).toContainEqual(['EU', 'Frankfurt']);
 */
export function tableRows(element: HTMLElement): string[][] {
  return [...element.querySelectorAll('tbody tr, tfoot tr')].map(({ children }) => [...children].map(textOf));
}
