/** One line of the table of figures. */
export interface Row {
  what: string;
  ours: string;
  /** What it was compared with, in the same run. */
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

/** Lays lines of cells out in columns; the first line is the heading. */
export function layOut(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toText = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ');
  const [heading = [], ...body] = lines;
  return [toText(heading), widths.map((width) => '-'.repeat(width)).join('-|-'), ...body.map(toText)]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** The table of figures as Markdown, readable in a terminal. */
export const toTable = (rows: Row[]) => layOut([[...COLUMNS], ...rows.map(cells)]);
