import vm from 'node:vm';
import { browserNames, nodeNames } from './browser-names.ts';
import { createTimers } from './browser-timers.ts';
import { createStandIns } from './stand-in.ts';

/** An address as good as any: code of a release must not depend on the host of the site. */
const ORIGIN = 'https://site.invalid';

/** What happened with an element that loads something, as its listeners are told. */
type Loaded = 'load' | 'error';

/** The elements that code of a container makes: `script` and `link`. */
interface Loader {
  src?: unknown;
  href?: unknown;
  rel?: unknown;
  attributes: Record<string, unknown>;
  listeners: [type: string, listener: unknown][];
}

export interface BrowserScopeOptions {
  /** Text of the file at a path of the site; `undefined` for an address that is none of the release's. */
  readFile: (path: string) => string | undefined;
  /** Global variables to begin with. */
  globals: Record<string, unknown>;
}

/** As much of a browser as the code of a container needs to be loaded: nothing is shown, nothing is sent. */
export interface BrowserScope {
  /** Executes a script of the site as if a document named it. @throws what the script throws */
  run(path: string): void;
  global(name: string): unknown;
  /** The first error of scripts that were executed on the way, which browsers tell nobody who waits for them. */
  firstError(): unknown;
  /** Whether something was used of which this is no more than a stand-in: what then fails may work in a browser. */
  isUncertain(): boolean;
}

/** Defines global variables that Node has when they are used: to load `Headers` alone takes a seventh of a process. */
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

/** @param address as the code of a release writes it @returns its path; of the site, if it is of the site */
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

  /** A script that throws has loaded nevertheless. */
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
