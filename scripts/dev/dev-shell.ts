import { inProject } from '@site/dev-tools/project-root.ts';
import { type LaunchedService, launchService } from '@site/dev-tools/service.ts';
import type { News } from '../../shell/server/dev/messages.ts';

/** Saved changes are shown without delay; the whole site is composed in the background, in a pause of typing. */
const COMPOSE_AFTER_MS = 1_000;

/** The shell for developers, whose process may be replaced. */
interface DevShell {
  launch(formsPort: number): LaunchedService;
  /** Sends news to the shell; a process that starts later receives the latest. */
  tell(news: News): void;
}

interface DevShellOptions {
  dataDir: string;
  /** @returns `name=folder,…` of the remotes for the next process */
  remotes: () => string;
  /** Live site for files that the mirrored releases lack. */
  against?: string | undefined;
}

/** Creates a shell that keeps the port of its first process. */
export function createDevShell({ dataDir, remotes, against }: DevShellOptions): DevShell {
  const latest = new Map<string, News>();
  let port = process.env.PORT;
  let current: LaunchedService | undefined;

  const send = (news: News) => {
    if (current?.process.connected) current.process.send(news, () => {});
  };

  return {
    launch(formsPort) {
      const launched = launchService(inProject('shell/server/dev/start.ts'), {
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: inProject('node_modules/.cache/node'),
        DATA_DIR: dataDir,
        REMOTES: process.env.REMOTES ?? remotes(),
        REMOTES_POLL_MS: process.env.REMOTES_POLL_MS ?? String(COMPOSE_AFTER_MS),
        SHELL_DIST: inProject('shell/dist-dev'),
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
        FORMS_URL: `http://127.0.0.1:${formsPort}`,
        ...(port && { PORT: port }),
        ...(against && { AGAINST: against }),
      });
      const ready = launched.ready.then((readyPort) => {
        port = String(readyPort);
        current = launched;
        for (const news of latest.values()) send(news);
        return readyPort;
      });
      return { ...launched, ready };
    },
    tell(news) {
      latest.set([news.type, news.remote, 'by' in news && news.by].join(), news);
      send(news);
    },
  };
}
