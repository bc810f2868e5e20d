/** Refusal of a steering request, which has changed nothing; its message is a sentence for the requester. */
export class SteeringRefused extends Error {
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(reason: string, status = 409) {
    super(reason);
    this.status = status;
  }
}
