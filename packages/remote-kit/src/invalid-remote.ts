/** Something that a team has to correct in its remote; its message is the one sentence to show. */
export class InvalidRemote extends Error {}
