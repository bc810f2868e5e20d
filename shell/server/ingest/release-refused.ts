/** Refusal of a release; its message is a sentence for the team. */
export class ReleaseRefused extends Error {
  readonly version: string | undefined;
  /** Path of the page at fault, if any. */
  readonly page: string | undefined;

  constructor(reason: string, version?: string, page?: string) {
    super(reason);
    this.version = version;
    this.page = page;
  }
}
