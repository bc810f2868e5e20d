import type { Composition } from './compose/composition.ts';
import type { OpenStores } from './open-stores.ts';
import type { VisitorAnswers } from './serve/visitor-answers.ts';
import type { Sharing } from './share/sharing.ts';
import { liveAndFormer } from './steering/history.ts';

/** Removes releases and files that neither the live composition nor a decision needs. */
export interface CleanUp {
  /** @param live composition that was just published */
  after(live: Composition): Promise<void>;
  /** Removes ingested releases that did not go live, once this shell has published anything. */
  again(): Promise<void>;
}

export function createCleanUp(
  { publisher, previews, decisions }: OpenStores,
  sharing: Pick<Sharing, 'renderedKeys'>,
  answers: Pick<VisitorAnswers, 'verifyAgainst'>,
): CleanUp {
  let last: Composition | undefined;

  const cleanUp = async (live: Composition) => {
    const previewed = await previews.needed();
    const remembered = liveAndFormer(await decisions.history.list(), live.releases);
    const renderedKeys = new Set([...live.renderedKeys, ...sharing.renderedKeys()]);
    const needed = [...decisions.steering.needed(), ...previewed, ...remembered];
    const stored = await publisher.prune({ ...live, renderedKeys }, needed);
    answers.verifyAgainst([...live.releases.values()], stored);
  };

  return {
    async after(live) {
      last = live;
      await cleanUp(live);
    },
    async again() {
      if (last) await cleanUp(last);
    },
  };
}
