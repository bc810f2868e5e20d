/** A release may have names of megabytes, while refusals are kept in memory and in the history. */
const MAX_LENGTH = 2_000;

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** Refusal of a release; its message is a sentence for the team. */
export class ReleaseRefused extends Error {
  readonly version: string | undefined;
  /** Path of the page at fault, if any. */
  readonly page: string | undefined;

  constructor(reason: string, version?: string, page?: string) {
    super(shorten(reason));
    this.version = version;
    this.page = page && shorten(page);
  }
}
