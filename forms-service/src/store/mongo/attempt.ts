const DUPLICATE_KEY = 11_000;

/** @returns undefined when a unique index stood in the way of the write */
export async function attempt<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return undefined;
    throw error;
  }
}
