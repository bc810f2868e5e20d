import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** Globals of Node before {@link isolate}, for the shell's bundle. */
export const shellGlobals = { clearTimeout, setImmediate, setTimeout };

const unavailable = (what: string) => new Error(`uses ${what}, which is not available during rendering`);

/** Returns a regular function, because some of these are called with `new`. */
const refuse = (what: string) =>
  function refused() {
    throw unavailable(what);
  };

/** Timers would outlive the page that started them, and documents must not depend on the network. */
const REFUSED_GLOBALS = ['setTimeout', 'setInterval', 'setImmediate', 'fetch', 'WebSocket', 'EventSource'];

/** Can wait without using processor time, or run code that the process options do not restrict. */
const REMOVED_GLOBALS = ['global', 'Atomics', 'WebAssembly'];

/** Functions of `process` that fail with a sentence for the team. */
const REFUSED_OF_PROCESS = ['abort', 'binding', 'dlopen', 'exit', 'getBuiltinModule', 'kill'];

/** Replaced on the real process as well, in case a bundle reaches it. The permission model covers `binding` and files. */
const REMOVED_OF_PROCESS = [
  ...['_debugEnd', '_debugProcess', '_getActiveHandles', '_getActiveRequests', '_kill', '_linkedBinding', 'abort'],
  ...['chdir', 'dlopen', 'execve', 'getBuiltinModule', 'kill', 'loadEnvFile', 'openStdin', 'report'],
  ...['stderr', 'stdin', 'stdout', 'umask'],
];

/** Returns the names of functions that query a name server. */
const lookups = (target: object) =>
  Object.getOwnPropertyNames(target).filter((name) => /^(?:lookup|resolve|reverse)/.test(name));

/** Node 24 has no network permission, so functions that open connections are replaced. */
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

/** A document that depends on the environment would be stored and served in other environments. */
const environment = new Proxy<NodeJS.ProcessEnv>(
  { NODE_ENV: process.env.NODE_ENV },
  {
    get(variables, name) {
      if (typeof name === 'string' && !Object.hasOwn(variables, name))
        throw unavailable(`the environment variable ${name}`);
      return Reflect.get(variables, name);
    },
  },
);

/**
 * Removes capabilities that rendering does not need, before a bundle of a release is evaluated in this process. A bundle that
 * uses one fails with a sentence for its team. The process options block files, child processes, threads and addons; only this
 * function blocks the network, timers and signals.
 */
export function isolate(): void {
  const silent = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));
  const refused = REFUSED_OF_PROCESS.map((name) => [name, refuse(`process.${name}`)]);
  const real = process;

  for (const [label, target, names] of NETWORK)
    for (const name of names) replace(target, name, refuse(`${label}.${name}`));
  for (const name of REMOVED_OF_PROCESS) replace(real, name, refuse(`process.${name}`));
  // Redefining a lazy global without deleting it first would load its module.
  for (const name of [...REFUSED_GLOBALS, ...REMOVED_GLOBALS]) Reflect.deleteProperty(globalThis, name);
  for (const name of REFUSED_GLOBALS) replace(globalThis, name, refuse(name));
  replace(globalThis, 'console', silent);
  replace(globalThis, 'process', { env: environment, ...Object.fromEntries(refused) });
}
