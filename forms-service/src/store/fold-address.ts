/** The form in which two spellings of one email address are equal. */
export const foldAddress = (email: string) => email.toLowerCase();
