/** A command that cannot be done; the message is shown to the operator. */
export class CommandFailed extends Error {}
