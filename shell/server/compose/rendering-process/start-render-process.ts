import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const STDIN = 0;
const [, entry = ''] = process.argv;
const modules: Record<string, string> = JSON.parse(readFileSync(STDIN, 'utf8'));

registerHooks({
  load(url, context, nextLoad) {
    const source = modules[url];
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
await import(entry);
