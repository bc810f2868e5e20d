/** A record that `leads export --format jsonl` prints, as far as it is looked at here. */
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

/** Addresses whose messages were exported, as often as they were. */
export const addressesOf = (leads: readonly ExportedLead[]): string[] => leads.map(({ email }) => email);
