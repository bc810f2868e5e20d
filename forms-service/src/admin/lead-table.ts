import type { Lead } from '../store/lead-store.ts';

const HEADINGS = ['When', 'Form', 'State', 'E-mail', 'Name', 'Company'];

function cellsOf({ createdAt, form, state, fields }: Lead): string[] {
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(' ');
  const when = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [when, form, state, fields.email ?? '', name, fields.company ?? ''].map((cell) =>
    cell.replaceAll(/\s+/g, ' '),
  );
}

/** Lays leads out in columns for a terminal, times in UTC. */
export function leadTable(leads: Lead[]): string {
  const rows = [HEADINGS, ...leads.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${toLine(row).trimEnd()}\n`).join('');
}
