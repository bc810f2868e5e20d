/** A message could not be handed over. `code` is fit for logs: what servers say may quote a visitor. */
export class DeliveryFailed extends Error {
  readonly code: string;
  /** Trying again would change nothing. */
  readonly isFinal: boolean;

  constructor(code: string, { isFinal = false } = {}) {
    super('A message could not be delivered.');
    this.code = code;
    this.isFinal = isFinal;
  }
}
