/** A release that must not go live; its message is the sentence a team reads. */
export class ReleaseRefused extends Error {
  readonly version: string | undefined;
  /** Path of the page that is to blame, if one is. */
  readonly page: string | undefined;

  constructor(reason: string, version?: string, page?: string) {
    super(reason);
    this.version = version;
    this.page = page;
  }
}
