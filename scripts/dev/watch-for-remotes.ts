import { root } from '@site/dev-tools/project-root.ts';
import { readRemoteNames } from '@site/dev-tools/remote-names.ts';

const INTERVAL_MS = 500;

/**
 * Calls back once with the name of each remote that is added to a checkout. Lists the folders every half second: a
 * watcher reports the folder of a remote before it has content.
 * @param known names of the present remotes
 * @param checkout this one by default
 */
export function watchForRemotes(known: string[], added: (name: string) => void, checkout = root) {
  const seen = new Set(known);
  const timer = setInterval(() => {
    for (const name of readRemoteNames(checkout)) {
      if (seen.has(name)) continue;
      seen.add(name);
      added(name);
    }
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}
