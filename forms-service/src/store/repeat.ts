/** What a receipt keeps of a submission whose address another lead holds: whose it is, so that it is erased with them. */
export const repeatFields = (soleAddress: string) => ({ email: soleAddress });
