import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CONNECTIONS = '32';
const SECONDS = 1;
const HEADER = 'accept-encoding: br';

/** Requests one address at full speed over persistent connections. */
interface LoadGenerator {
  name: string;
  /** Responses per second. */
  measure(url: string): Promise<number>;
}

const wrk: LoadGenerator = {
  name: 'wrk',
  async measure(url) {
    const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', HEADER, url]);
    const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
    if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk could not measure ${url}:\n${stdout}`);
    return Number(rate);
  },
};

const autocannon: LoadGenerator = {
  name: 'autocannon',
  async measure(url) {
    const options = ['-c', CONNECTIONS, '-d', String(SECONDS), '-H', HEADER, '--json', url];
    const { stdout } = await run('autocannon', options, { maxBuffer: 10_000_000 });
    const { requests, errors, non2xx } = JSON.parse(stdout);
    if (errors > 0 || non2xx > 0) throw new Error(`autocannon could not measure ${url}: ${errors + non2xx} failed.`);
    return requests.average;
  },
};

/** wrk where it is installed, because it costs the servers least; autocannon otherwise. */
export function findLoadGenerator(): LoadGenerator {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return wrk;
  } catch {
    return autocannon;
  }
}
