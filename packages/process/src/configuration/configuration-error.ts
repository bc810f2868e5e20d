/** Something an operator has to correct; its message is the one sentence to show. */
export class ConfigurationError extends Error {}
