import * as z from 'zod/mini';

/** Data definition of the specification, section 3: no route uses it. */
export const userSchema = z.strictObject({
  id: z.string(),
  username: z.string().check(z.minLength(1)),
  /** Hash of the password, never the password itself. */
  password: z.string().check(z.minLength(1)),
});

/** Credentials of a login or account sign-up. */
export const credentialsSchema = z.pick(userSchema, { username: true, password: true });
