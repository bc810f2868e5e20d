import vm from 'node:vm';
import { browserNames, nodeNames } from './browser-names.ts';
import { createTimers } from './browser-timers.ts';
import { createStandIns } from './stand-in.ts';

/** Arbitrary origin: code of a release must not depend on the host of the site. */
const ORIGIN = 'https://site.invalid';

/** Event of an element that loads a file. */
type Loaded = 'load' | 'error';

/** Element that a container creates to load a file: `script` or `link`. */
interface Loader {
  src?: unknown;
  href?: unknown;
  rel?: unknown;
  attributes: Record<string, unknown>;
  listeners: [type: string, listener: unknown][];
}

/** Options for {@link createBrowserScope}. */
export interface BrowserScopeOptions {
  /** Returns the text of the file at a path of the site; `undefined` for an address outside the release. */
  readFile: (path: string) => string | undefined;
  /** Initial global variables. */
  globals: Record<string, unknown>;
}

/** Minimal browser environment for loading a container. It renders nothing and sends nothing. */
export interface BrowserScope {
  /** Runs a script of the site as if a document loaded it. @throws anything the script throws */
  run(path: string): void;
  /** Returns a global variable. */
  global(name: string): unknown;
  /** Returns the first error of scripts that other scripts loaded. Browsers hide it from the code that waits for them. */
  firstError(): unknown;
  /** Whether code used a stand-in. A failure after that may not happen in a browser. */
  isUncertain(): boolean;
}

/** Defines global variables of Node that load on first use: `Headers` alone takes a seventh of a process's time. */
function defineLazily(scope: Record<string, unknown>, names: string[]): void {
  for (const name of names) {
    Object.defineProperty(scope, name, {
      configurable: true,
      enumerable: true,
      get: () => Reflect.get(globalThis, name),
      set: (value: unknown) => Object.defineProperty(scope, name, { value, writable: true }),
    });
  }
}

/** Returns the path of an address on the site, or the full address of another site. */
function pathOf(address: unknown): string {
  const { origin, pathname, href } = new URL(String(address), ORIGIN);
  return origin === ORIGIN ? pathname : href;
}

export function createBrowserScope({ readFile, globals }: BrowserScopeOptions): BrowserScope {
  const { standIn, isUsed } = createStandIns();
  const errors: unknown[] = [];
  let currentScript: unknown = null;

  const run = (path: string) => {
    const code = readFile(path);
    if (code === undefined) throw new Error(`${path} is not a file of the release`);
    const previous = currentScript;
    currentScript = { tagName: 'SCRIPT', src: ORIGIN + path, getAttribute: () => null };
    try {
      new vm.Script(code, { filename: path }).runInContext(context);
    } finally {
      currentScript = previous;
    }
  };

  /** Loads the file of an element. A script that throws still counts as loaded. */
  const load = (element: Loader): Loaded => {
    const path = pathOf(element.src ?? element.href);
    if (readFile(path) === undefined) return 'error';
    try {
      if (element.src !== undefined) run(path);
    } catch (error) {
      errors.push(error);
    }
    return 'load';
  };

  const append = (element: Loader) => {
    if (element.src === undefined && element.rel !== 'stylesheet') return element;
    queueMicrotask(() => {
      const type = load(element);
      const event = { type, target: element };
      const property: unknown = Reflect.get(element, `on${type}`);
      const listeners = element.listeners.flatMap(([name, listener]) => (name === type ? [listener] : []));
      for (const listener of [property, ...listeners]) {
        try {
          if (typeof listener === 'function') listener(event);
        } catch (error) {
          errors.push(error);
        }
      }
    });
    return element;
  };

  const createElement = (name: string) => {
    if (name !== 'script' && name !== 'link') return standIn();
    const element: Loader = { attributes: {}, listeners: [] };
    return Object.assign(element, {
      tagName: name.toUpperCase(),
      parentNode: { removeChild: () => {} },
      remove: () => {},
      setAttribute: (attribute: string, value: unknown) =>
        void Object.assign(element.attributes, { [attribute]: value }),
      getAttribute: (attribute: string) => element.attributes[attribute] ?? Reflect.get(element, attribute) ?? null,
      removeAttribute: (attribute: string) => void Reflect.deleteProperty(element.attributes, attribute),
      addEventListener: (type: string, listener: unknown) => void element.listeners.push([type, listener]),
      removeEventListener: () => {},
    });
  };

  const parent = { appendChild: append, append, insertBefore: append, removeChild: () => {} };
  const document = standIn({
    get currentScript() {
      return currentScript;
    },
    baseURI: `${ORIGIN}/`,
    readyState: 'interactive',
    head: parent,
    body: parent,
    createElement,
    getElementsByTagName: (name: string) => (name === 'head' || name === 'body' ? [parent] : []),
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
  });

  const scope: Record<string, unknown> = {
    ...Object.fromEntries(browserNames.map((name) => [name, standIn()])),
    ...createTimers(),
    ...globals,
    console: Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => {}])),
    document,
    location: new URL(ORIGIN),
    origin: ORIGIN,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  };
  defineLazily(scope, nodeNames);
  const context = vm.createContext(scope, { codeGeneration: { strings: false, wasm: false } });
  for (const name of ['window', 'self', 'top', 'parent', 'frames'])
    scope[name] = vm.runInContext('globalThis', context);

  return {
    run,
    global: (name) => scope[name],
    firstError: () => errors[0],
    isUncertain: isUsed,
  };
}
