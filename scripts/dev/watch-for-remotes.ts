import { root } from '@site/dev-tools/project-root.ts';
import { readRemoteNames } from '@site/dev-tools/remote-names.ts';

const INTERVAL_MS = 500;

/**
 * Calls back once with the name of each remote that is added to a checkout. Its folders are listed anew every half second:
 * a watched folder reports the one of a remote before that holds anything.
 * @param known names of the remotes that are there
 * @param checkout this one unless given
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
