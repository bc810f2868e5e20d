/** What an operator asked for cannot be done; the message is the sentence to show. */
export class CommandFailed extends Error {}
