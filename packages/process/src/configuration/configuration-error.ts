/** Mistake that an operator has to correct; the message is one sentence to show. */
export class ConfigurationError extends Error {}
