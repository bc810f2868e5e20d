/** Lets the browser answer the visitor in between: what follows would make one long task on a slow phone. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
