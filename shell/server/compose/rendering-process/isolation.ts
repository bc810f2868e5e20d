import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** What Node's globals are before {@link isolate}: the shell's bundle is evaluated with these. */
export const shellGlobals = { clearTimeout, setImmediate, setTimeout };

const withoutPlace = (what: string) => new Error(`uses ${what}, which is not available during rendering`);

/** A function, not an arrow: some are called with `new`. */
const refuse = (what: string) =>
  function refused() {
    throw withoutPlace(what);
  };

/** A timer would outlive the page that made it; the network is none of a document's sources. */
const REFUSED_GLOBALS = ['setTimeout', 'setInterval', 'setImmediate', 'fetch', 'WebSocket', 'EventSource'];

/** Wait without using processor time, or run code that the options of the process do not reach. */
const REMOVED_GLOBALS = ['global', 'Atomics', 'WebAssembly'];

/** What a bundle may try with the process that renders it. */
const REFUSED_OF_PROCESS = ['abort', 'binding', 'dlopen', 'exit', 'getBuiltinModule', 'kill'];

/** Of the process itself, too, in case that a bundle gets hold of it; the permission model covers `binding` and files. */
const REMOVED_OF_PROCESS = [
  ...['_debugEnd', '_debugProcess', '_getActiveHandles', '_getActiveRequests', '_kill', '_linkedBinding', 'abort'],
  ...['chdir', 'dlopen', 'execve', 'getBuiltinModule', 'kill', 'loadEnvFile', 'openStdin', 'report'],
  ...['stderr', 'stdin', 'stdout', 'umask'],
];

/** Names of functions that ask a name server. */
const lookups = (target: object) =>
  Object.getOwnPropertyNames(target).filter((name) => /^(?:lookup|resolve|reverse)/.test(name));

/** Node 24 has no permission for the network: what opens connections is replaced. */
const NETWORK: [string, object, string[]][] = [
  ['net.Socket', net.Socket.prototype, ['connect']],
  ['net.Server', net.Server.prototype, ['listen']],
  ['net', net, ['_createServerHandle']],
  ['dgram.Socket', dgram.Socket.prototype, ['bind', 'connect', 'send']],
  ...Object.entries({
    dns,
    'dns.promises': dns.promises,
    'dns.Resolver': dns.Resolver.prototype,
    'dns.promises.Resolver': dns.promises.Resolver.prototype,
  }).map(([label, target]): [string, object, string[]] => [label, target, lookups(target)]),
];

function replace(target: object, name: string, value?: unknown): void {
  Object.defineProperty(target, name, { value, writable: true });
}

/** A document that depended on the environment would be kept, and served, where it is another. */
const environment = new Proxy<NodeJS.ProcessEnv>(
  { NODE_ENV: process.env.NODE_ENV },
  {
    get(variables, name) {
      if (typeof name === 'string' && !Object.hasOwn(variables, name))
        throw withoutPlace(`the environment variable ${name}`);
      return Reflect.get(variables, name);
    },
  },
);

/**
 * Takes from this process what rendering has no use for, before a bundle of a release is evaluated in it. Where a bundle
 * uses it, its team reads a sentence. For files, child processes, threads and addons the options of the process are what
 * forbids; for the network, timers and signals it is this alone.
 */
export function isolate(): void {
  const silent = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));
  const refused = REFUSED_OF_PROCESS.map((name) => [name, refuse(`process.${name}`)]);
  const real = process;

  for (const [label, target, names] of NETWORK)
    for (const name of names) replace(target, name, refuse(`${label}.${name}`));
  for (const name of REMOVED_OF_PROCESS) replace(real, name, refuse(`process.${name}`));
  // Defining a property without deleting it first would load what it stands for.
  for (const name of [...REFUSED_GLOBALS, ...REMOVED_GLOBALS]) Reflect.deleteProperty(globalThis, name);
  for (const name of REFUSED_GLOBALS) replace(globalThis, name, refuse(name));
  replace(globalThis, 'console', silent);
  replace(globalThis, 'process', { env: environment, ...Object.fromEntries(refused) });
}
