/** Finds the remote in the URLs of a stack trace. */
const REMOTE_IN_STACK = /\/remotes\/([^/]+)/;

/**
 * Reports what a React tree has thrown as an `error` event of the window that names the remote and the path.
 * @param owner who is named when the stack trace names no remote
 */
export function reportReactError(error: unknown, owner = 'shell'): void {
  const [, remote = owner] = REMOTE_IN_STACK.exec(String((error as Error | undefined)?.stack)) ?? [];
  reportError(new Error(`${remote} ${location.pathname}: ${error}`, { cause: error }));
}
