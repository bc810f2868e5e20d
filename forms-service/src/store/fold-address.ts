/** Normalizes the spelling of an email address. */
export const foldAddress = (email: string) => email.toLowerCase();
