const DUPLICATE_KEY = 11_000;

/**
 * Awaits a write.
 * @returns undefined when it violates a unique index
 */
export async function attempt<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return undefined;
    throw error;
  }
}
