import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { build } from './build.ts';
import { remotes, shell } from './parts.ts';
import { inProject, root } from './root.ts';
import { type Service, ServiceFailed, startService } from './service.ts';

const RESTART_AFTER_MS = 50;
const development = { NODE_ENV: 'development' };

/** Starts a watching build and waits for its first result. */
function watchPart(name: string): Promise<ChildProcess> {
  const child = fork(inProject('scripts/watch-part.ts'), [name], {
    cwd: root,
    env: { ...process.env, ...development },
  });
  return new Promise((resolve, reject) => {
    child.on('message', () => {
      console.error(`built    ${name}`);
      resolve(child);
    });
    child.once('exit', (code) => reject(new ServiceFailed(`${name} cannot be built (code ${code}).`)));
  });
}

function startShell(chosen: string[], formsPort: number): Promise<Service> {
  return startService(inProject('shell/server/start.ts'), {
    ...development,
    DATA_DIR: process.env.DATA_DIR ?? '.data/dev',
    REMOTES: process.env.REMOTES ?? chosen.map((name) => `${name}=mfe-${name}/dist-dev`).join(','),
    REMOTES_POLL_MS: process.env.REMOTES_POLL_MS ?? '100',
    SHELL_DIST: inProject('shell/dist-dev'),
    DEV_RELOAD: 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    FORMS_URL: `http://127.0.0.1:${formsPort}`,
  });
}

/** Calls back once when something in the folders has changed and then been quiet for a moment. */
function onChange(folders: string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/(?:\.ts|shell\.json)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, RESTART_AFTER_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * `npm run dev` for all teams, `npm run dev -w mfe-wholesale` for one: its pages inside the real header and footer.
 * A saved file is built, released, composed, and open tabs reload.
 */
export async function run([team]: string[]): Promise<number> {
  const chosen = remotes.map(({ name }) => name).filter((name) => !team || name === team);
  if (!(await build(['forms']))) return 1;
  const watchers = await Promise.all([shell.name, ...chosen].map(watchPart));
  const forms = await startService(inProject('forms-service/src/start.ts'), {
    DATA_DIR: process.env.DATA_DIR ?? '.data/dev',
  });
  let current = await startShell(chosen, forms.port);
  console.log(`\n  Site     http://localhost:${current.port}\n  Pages    ${chosen.join(', ')}\n  Stop     Ctrl-C\n`);

  const stopWatching = onChange([inProject('shell/server'), inProject('shell/dist-dev')], async () => {
    await current.stop();
    current = await startShell(chosen, forms.port);
    console.error('restarted shell');
  });
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  stopWatching();
  for (const watcher of watchers) watcher.kill('SIGTERM');
  await Promise.all([current.stop(), forms.stop()]);
  return 0;
}
