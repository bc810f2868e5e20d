import * as z from 'zod/mini';

/**
 * Schema of a text in a declaration.
 * @param max longest accepted length in UTF-16 units
 * @param description purpose of the text
 */
export const words = (max: number, description: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must be at most ${max} characters long`),
      z.describe(description),
    );
