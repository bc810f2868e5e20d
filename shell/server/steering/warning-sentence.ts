import type { Warning } from '../compose/composition.ts';

/** Formats a warning without the name of the remote. */
export const warningSentence = ({ page, message }: Omit<Warning, 'remote'>): string =>
  page ? `Page ${page}: ${message}` : message;
