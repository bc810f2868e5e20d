import { types } from 'node:util';

const isDynamicImport = (error: object) => 'code' in error && error.code === 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING';

/** Describes a value that a bundle or page threw, for its team. The value may be anything, even one that throws on access. */
export function describeFault(thrown: unknown): string {
  try {
    // Errors of the container's context are not instances of this context's Error.
    if (!types.isNativeError(thrown)) return String(thrown);
    if (thrown.name === 'EvalError')
      return 'generates code from text (eval, new Function), which is not allowed during rendering';
    return isDynamicImport(thrown) ? 'uses import(), which is not available during rendering' : String(thrown.message);
  } catch {
    return 'throws a value that cannot be described';
  }
}

/** Returns the stack trace of a thrown value, if it has one. */
export function stackOf(thrown: unknown): string | undefined {
  try {
    return thrown instanceof Error && typeof thrown.stack === 'string' ? thrown.stack : undefined;
  } catch {
    return undefined;
  }
}
