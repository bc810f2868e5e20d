import { parseEnvironment, runServer } from '@site/process';
import { logDestination } from '@site/process/log-destination';
import pino from 'pino';
import { followerSchema } from './env.ts';
import { followShell } from './replica/follow-shell.ts';

/** Entry point of a replica next to a web server. */
await runServer(
  () => parseEnvironment(followerSchema, process.env),
  async ({ SHELL_URL, REPLICA_TOKEN, DATA_DIR, LOG_LEVEL }) => {
    const { stop } = followShell({
      url: () => new URL(SHELL_URL),
      token: REPLICA_TOKEN,
      scope: 'public',
      dataDir: DATA_DIR,
      logger: pino({ level: LOG_LEVEL }, logDestination()),
    });
    // A replica accepts no requests.
    return { port: 0, stop };
  },
);
