/** One row of the table of results. */
export interface Row {
  what: string;
  ours: string;
  /** Reference in the same run. */
  reference?: string;
  /** Ours over reference. */
  ratio?: string;
  gate: string;
  /** Absent when it is only reported. */
  isMet?: boolean;
}

const COLUMNS = ['what', 'ours', 'reference', 'ratio', 'gate', 'ok'] as const;

const cells = ({ what, ours, reference = '–', ratio = '–', gate, isMet }: Row) => [
  what,
  ours,
  reference,
  ratio,
  gate,
  isMet === undefined ? 'info' : isMet ? 'yes' : 'NO',
];

/** Aligns cells in columns; the first line is the heading. */
export function layOut(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toText = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ');
  const [heading = [], ...body] = lines;
  return [toText(heading), widths.map((width) => '-'.repeat(width)).join('-|-'), ...body.map(toText)]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** Formats the results as a Markdown table, readable in a terminal. */
export const toTable = (rows: Row[]) => layOut([[...COLUMNS], ...rows.map(cells)]);
