/** A record of `leads export --format jsonl`, as far as the tests read it. */
export interface ExportedLead {
  id: string;
  email: string;
  message: string;
}

export const readExport = (lines: string): ExportedLead[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Addresses of the exported messages, one entry per message. */
export const addressesOf = (leads: readonly ExportedLead[]): string[] => leads.map(({ email }) => email);
