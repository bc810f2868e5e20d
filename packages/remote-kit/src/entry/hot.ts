/** Development builds only: registers this container for updates with the shell's development script. */
if (import.meta.webpackHot) {
  const { check } = import.meta.webpackHot;
  const update = async () => {
    // Would load all styles of a changed page again, while the tab waits: the shell's script replaces those that have changed.
    // Each time, because the first styles of a page bring it back.
    delete __webpack_require__.hmrC.miniCss;
    return check(true);
  };
  globalThis.siteDevelopment?.join(REMOTE_NAME, { build: () => __webpack_hash__, update });
}
