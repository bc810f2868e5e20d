/** Reports errors of this tab to the shell, which has the source maps. */
export function reportErrors(): { hasThrown(): boolean } {
  let hasThrown = false;

  const report = (thrown: unknown) => {
    hasThrown = true;
    // Errors caught by React are reported with their cause.
    const { cause = thrown } = thrown instanceof Error ? thrown : {};
    const stack = cause instanceof Error ? cause.stack : undefined;
    const body = JSON.stringify({ path: location.pathname, message: String(cause), stack });
    fetch('/-/dev/errors', { method: 'POST', body }).catch(() => {});
  };

  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return { hasThrown: () => hasThrown };
}
