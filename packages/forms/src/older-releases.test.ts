import type { SiteConfig } from '@site/contracts';
import { expectTypeOf, test } from 'vitest';
import type { FormDefinition } from './form-definition.ts';
import type { FormConnection, LiveCode } from './index.ts';
import type { LiveForm } from './live-form.ts';

/**
 * What pages and live code hand to each other since 3.1.0. They meet in a visitor's tab from releases that were built
 * months apart: a change here wants a new major version, whose pages the shells of this one refuse.
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

test('A page that was built with 3.1.0 hands over all that the live code of today needs', () => {
  expectTypeOf<ConnectionOf3>().toExtend<FormConnection>();
});

test('It can show every state that the live code of today reports', () => {
  expectTypeOf<LiveForm>().toExtend<LiveFormOf3>();
  expectTypeOf<LiveCode['connectForm']>().toExtend<(connection: ConnectionOf3) => () => void>();
});
