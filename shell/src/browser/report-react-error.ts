/** Finds the remote in the URLs of a stack trace. */
const REMOTE_IN_STACK = /\/remotes\/([^/]+)/;

/**
 * Reports an error of a React tree as an `error` event of the window with remote and path.
 * @param owner remote to report when the stack trace names none
 */
export function reportReactError(error: unknown, owner = 'shell'): void {
  const [, remote = owner] = REMOTE_IN_STACK.exec(String((error as Error | undefined)?.stack)) ?? [];
  reportError(new Error(`${remote} ${location.pathname}: ${error}`, { cause: error }));
}
