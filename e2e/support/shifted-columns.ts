/**
 * Runs in the page: finds tables whose cells are announced with the header of another column, since some are not rendered.
 * @returns a sentence for each
 */
export function shiftedColumns(): string[] {
  const renderedCells = (row: HTMLTableRowElement) => [...row.cells].filter((cell) => cell.checkVisibility());
  /** Rows of a single cell are headings of groups. */
  const columnsOf = (table: HTMLTableElement) =>
    [...table.rows].map((row) => renderedCells(row).length).filter((count) => count > 1);

  return [...document.querySelectorAll('table')].flatMap((table) => {
    const counts = new Set(table.checkVisibility() ? columnsOf(table) : []);
    const name = table.rows[0]?.innerText.replaceAll(/\s+/g, ' ');
    return counts.size > 1 ? [`rows of the table "${name}" have ${[...counts].join(' or ')} columns`] : [];
  });
}
