// Plain JavaScript: an older Node has to reach the sentence that asks for a newer one.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error(`Run npm ci first: it installs the dependencies and, on most machines, Node ${NEEDED}.`);
  process.exit(1);
}
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Node ${NEEDED} or newer is required, but this is ${process.versions.node}: install it from nodejs.org and try again.`,
  );
  process.exit(1);
}

// Most of the time of a short command is compiling its modules. Children and their children inherit the folder.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const [verb, ...options] = process.argv.slice(2);
process.argv.splice(2, 1);
const { run } = await import(`./commands/${verb}.ts`);
try {
  process.exitCode = (await run(options)) ?? 0;
  // Exits before Node removes its signal listeners: another Ctrl-C after that would end it as if killed.
  if (process.listenerCount('SIGINT') > 0) process.exit();
} catch (error) {
  const { printFailure } = await import('@site/process');
  printFailure(error);
  process.exitCode = 1;
}
