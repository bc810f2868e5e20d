/** Development builds only: has the shell's script of the tab ask this container for what has changed. */
if (import.meta.webpackHot) {
  const { check } = import.meta.webpackHot;
  globalThis.siteDevelopment?.join(REMOTE_NAME, { build: () => __webpack_hash__, update: () => check(true) });
}
