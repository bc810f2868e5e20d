import type { Recipient } from '../store/delivery.ts';

interface FailureDetails {
  /** Trying again would change nothing. */
  isFinal?: boolean;
  /** Who has it and who has not, when it was meant for several. */
  recipients?: Recipient[];
}

/** A message could not be handed over. `code` is fit for logs: what servers say may quote a visitor. */
export class DeliveryFailed extends Error {
  readonly code: string;
  readonly isFinal: boolean;
  readonly recipients: Recipient[] | undefined;

  constructor(code: string, { isFinal = false, recipients }: FailureDetails = {}) {
    super('A message could not be delivered.');
    this.code = code;
    this.isFinal = isFinal;
    this.recipients = recipients;
  }
}
