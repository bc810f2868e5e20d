/** A request to steer that cannot be met; its message is the sentence that who asked reads, and nothing has changed. */
export class SteeringRefused extends Error {
  /** Of the HTTP answer. */
  readonly status: number;

  constructor(reason: string, status = 409) {
    super(reason);
    this.status = status;
  }
}
