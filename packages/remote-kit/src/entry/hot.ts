/** Development builds only: registers this container for updates with the shell's development script. */
if (import.meta.webpackHot) {
  const { check } = import.meta.webpackHot;
  // Would load all styles of a changed page again, while the tab waits. The shell's script replaces those that have changed.
  delete __webpack_require__.hmrC.miniCss;
  globalThis.siteDevelopment?.join(REMOTE_NAME, { build: () => __webpack_hash__, update: async () => check(true) });
}
