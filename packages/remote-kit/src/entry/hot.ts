/** Development builds only: registers this container for updates with the shell's development script. */
if (import.meta.webpackHot) {
  const { check } = import.meta.webpackHot;
  globalThis.siteDevelopment?.join(REMOTE_NAME, { build: () => __webpack_hash__, update: async () => check(true) });
}
