import { assetPath } from './asset-path.ts';
import { createStyleWarnings } from './compose/checks/unscoped-styles.ts';
import type { Composer } from './compose/compose-set.ts';
import { originOf } from './compose/origin.ts';
import { createSetRenderer } from './compose/render/render-set.ts';
import type { Environment } from './env.ts';
import type { OpenStores } from './open-stores.ts';
import type { CompositionRecord } from './publish/composition-record.ts';

/**
 * @param spareProcesses number of rendering processes to start ahead of the next release
 * @param live record of the live composition
 */
export function openComposer(
  { COMPOSE_PAGE_TIMEOUT_MS, COMPOSE_MEMORY_MB, RUM_SAMPLE }: Environment,
  { config, shell, store, rendered, decisions }: OpenStores,
  spareProcesses: number,
  live: CompositionRecord | undefined,
): Composer {
  const renderer = createSetRenderer({
    site: config,
    shell,
    files: store.files,
    rendered,
    limits: { pageTimeoutMs: COMPOSE_PAGE_TIMEOUT_MS, memoryMb: COMPOSE_MEMORY_MB },
    spareProcesses,
    reloadScript: shell.development && assetPath(shell.development),
    rumSample: RUM_SAMPLE,
  });
  return {
    origin: originOf(renderer.build, live?.origin),
    shell,
    files: store.files,
    warnAboutStyles: createStyleWarnings(store.files),
    get registry() {
      return decisions.steering.remotes();
    },
    renderer,
  };
}
