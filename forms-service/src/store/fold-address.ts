/** The form in which two spellings of one e-mail address are equal. */
export const foldAddress = (email: string) => email.toLowerCase();
