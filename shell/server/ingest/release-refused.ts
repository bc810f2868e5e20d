import { printableLine } from '@site/process';

/** A release may have names of megabytes, while refusals are kept in memory and in the history. */
const MAX_LENGTH = 2_000;

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** What a release is refused for may be in its names, which operators read in a terminal. */
const quote = (text: string) => printableLine(shorten(text));

/** Refusal of a release; its message is a sentence for the team. */
export class ReleaseRefused extends Error {
  readonly version: string | undefined;
  /** Path of the page at fault, if any. */
  readonly page: string | undefined;

  constructor(reason: string, version?: string, page?: string) {
    super(quote(reason));
    this.version = version && quote(version);
    this.page = page && quote(page);
  }
}
