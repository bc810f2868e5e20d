/** Tells the shell what throws in this tab: it knows the sources. */
export function reportErrors(): { hasThrown(): boolean } {
  let hasThrown = false;

  const report = (thrown: unknown) => {
    hasThrown = true;
    // What React catches is reported with its cause.
    const { cause = thrown } = thrown instanceof Error ? thrown : {};
    const stack = cause instanceof Error ? cause.stack : undefined;
    const body = JSON.stringify({ path: location.pathname, message: String(cause), stack });
    fetch('/-/dev/errors', { method: 'POST', body }).catch(() => {});
  };

  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return { hasThrown: () => hasThrown };
}
