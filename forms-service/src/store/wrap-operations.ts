type Operation = (...values: unknown[]) => Promise<unknown>;

/**
 * Wraps every operation of a store.
 * @param around runs one call of the operation of that name
 */
export function wrapOperations<Operations extends object>(
  operations: Operations,
  around: (run: () => Promise<unknown>, name: string) => Promise<unknown>,
): Operations {
  const wrapped = Object.entries(operations).map(([name, operation]) => [
    name,
    (...values: unknown[]) => around(() => (operation as Operation)(...values), name),
  ]);
  return Object.fromEntries(wrapped) as Operations;
}
