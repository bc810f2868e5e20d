import { watch } from 'node:fs';

/**
 * Calls back after files have changed and then been quiet for a moment.
 * @param isWanted selects files by their path in their folder
 */
export function onChange(folders: string[], isWanted: (file: string) => boolean, quietMs: number, changed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !isWanted(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, quietMs);
    }),
  );
  return {
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
