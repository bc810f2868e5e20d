import type { Recipient } from '../store/delivery.ts';

interface FailureDetails {
  /** A retry would not help. */
  isFinal?: boolean;
  /** State of each recipient, for messages to several. */
  recipients?: Recipient[];
}

/** A failed delivery. `code` is safe to log: responses of servers may quote a visitor. */
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
