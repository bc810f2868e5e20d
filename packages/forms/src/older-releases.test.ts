import type { SiteConfig } from '@site/contracts';
import { expectTypeOf, test } from 'vitest';
import type { FormDefinition } from './form-definition.ts';
import type { FormConnection, LiveCode } from './index.ts';
import type { LiveForm } from './live-form.ts';

/**
 * Interface between pages and live code since 3.1.0. Both meet in a tab from releases built months apart: a change here requires
 * a new major version, whose pages shells of this version refuse.
 */
interface LiveFormOf3 {
  canSubmit: boolean;
  isPending: boolean;
  isWaiting: boolean;
  errors: Readonly<Record<string, string>>;
  outcome?:
    | { kind: 'invalid'; fields: string[] }
    | { kind: 'sent'; title: string; message: string }
    | { kind: 'failed'; reason: string; canRetry: boolean }
    | { kind: 'unchecked' };
  captcha: 'loading' | 'shown' | 'failed';
}

interface ConnectionOf3 {
  definition: Pick<
    FormDefinition,
    'form' | 'title' | 'labels' | 'copy' | 'captcha' | 'worksWithoutScripts' | 'requiredToSubmit' | 'hiddenUnless'
  >;
  site: SiteConfig;
  element: HTMLFormElement;
  captchaSlot: HTMLElement;
  shownAt: number;
  onChange: (live: LiveFormOf3) => void;
}

test('a page built with 3.1.0 provides everything that the current live code needs', () => {
  expectTypeOf<ConnectionOf3>().toExtend<FormConnection>();
});

test('a page built with 3.1.0 can show every state that the current live code reports', () => {
  expectTypeOf<LiveForm>().toExtend<LiveFormOf3>();
  expectTypeOf<LiveCode['connectForm']>().toExtend<(connection: ConnectionOf3) => () => void>();
});
