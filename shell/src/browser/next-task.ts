/** Yields to the browser: otherwise the following work would be one long task on a slow phone. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
