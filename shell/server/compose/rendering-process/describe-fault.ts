import { types } from 'node:util';

const isDynamicImport = (error: object) => 'code' in error && error.code === 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING';

/**
 * Says what a bundle or page has thrown, for the team that reads it. What is thrown may be anything, also something that
 * throws when it is looked at.
 */
export function describeFault(thrown: unknown): string {
  try {
    // Code for browsers has errors of its own, which are no instances of these.
    if (!types.isNativeError(thrown)) return String(thrown);
    if (thrown.name === 'EvalError')
      return 'generates code from text (eval, new Function), which is not allowed during rendering';
    return isDynamicImport(thrown) ? 'uses import(), which is not available during rendering' : String(thrown.message);
  } catch {
    return 'throws a value that cannot be described';
  }
}

/** Where that was thrown, if it says so. */
export function stackOf(thrown: unknown): string | undefined {
  try {
    return thrown instanceof Error && typeof thrown.stack === 'string' ? thrown.stack : undefined;
  } catch {
    return undefined;
  }
}
