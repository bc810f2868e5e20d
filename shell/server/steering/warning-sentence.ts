import type { Warning } from '../compose/composition.ts';

/** A warning to a team that knows which remote is its own. */
export const warningSentence = ({ page, message }: Omit<Warning, 'remote'>): string =>
  page ? `Page ${page}: ${message}` : message;
