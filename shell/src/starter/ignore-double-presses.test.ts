import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoublePresses } from './ignore-double-presses.ts';

let page: Window;

beforeEach(() => {
  page = new Window();
  vi.stubGlobal('Element', page.Element);
  vi.stubGlobal('document', page.document);
  page.document.body.innerHTML = '<header><button></button></header><main></main>';
  ignoreDoublePresses('header');
});
afterEach(() => vi.unstubAllGlobals());

interface Press {
  at: number;
  x?: number;
  pointerType?: string;
  detail?: number;
  on?: string;
}

/** @returns whether each press has its effect */
function press(presses: Press[]): boolean[] {
  return presses.map(({ at, x = 0, pointerType = 'touch', detail = 1, on = 'button' }) => {
    const click = new page.PointerEvent('click', { bubbles: true, cancelable: true, pointerType, detail });
    for (const [name, value] of Object.entries({ timeStamp: at, x, y: 0 }))
      Object.defineProperty(click, name, { value });
    return page.document.querySelector(on)?.dispatchEvent(click) ?? false;
  });
}

test.each<[string, Press[], boolean[]]>([
  ['the second tap of a double tap, also where taps are not counted', [{ at: 0 }, { at: 300 }], [true, false]],
  [
    'the second click of a double click',
    [
      { at: 0, pointerType: 'mouse' },
      { at: 450, pointerType: 'mouse', detail: 2 },
    ],
    [true, false],
  ],
  ['no tap on what a menu shows elsewhere', [{ at: 0 }, { at: 300, x: 80 }], [true, true]],
  ['no later tap', [{ at: 0 }, { at: 600 }], [true, true]],
  [
    'no key',
    [
      { at: 0, pointerType: '', detail: 0 },
      { at: 50, pointerType: '', detail: 0 },
    ],
    [true, true],
  ],
  [
    'no tap in the page',
    [
      { at: 0, on: 'main' },
      { at: 300, on: 'main' },
    ],
    [true, true],
  ],
])('in the header is ignored: %s', (_presses, presses, effects) => {
  expect(press(presses)).toEqual(effects);
});
