import * as refreshRuntime from 'react-refresh/runtime';
import type { TabMessage } from '../../server/dev/messages.ts';
import { reportErrors } from './report-errors.ts';
import { showDocument } from './show-document.ts';
import { showProblems } from './show-problems.ts';

declare global {
  var siteRefreshRuntime: typeof refreshRuntime;
}

/** Before React is loaded, so that it tells which components it shows. */
refreshRuntime.injectIntoGlobalHook(window);
globalThis.siteRefreshRuntime = refreshRuntime;

const containers = new Map<string, () => Promise<unknown>>();
globalThis.siteDevelopment = { join: (remote, update) => void containers.set(remote, update) };

const errors = reportErrors();
let session: string | undefined;

async function update(remote: string): Promise<void> {
  if (errors.hasThrown()) return location.reload();
  await containers
    .get(remote)?.()
    .catch(() => location.reload());
}

function take(message: TabMessage): void {
  if (message.type === 'session') {
    if (session !== undefined && session !== message.id) location.reload();
    session = message.id;
  } else if (message.type === 'problems') showProblems(message.problems);
  else if (message.type === 'updated') void update(message.remote);
  else if (errors.hasThrown()) location.reload();
  else void showDocument();
}

new EventSource('/-/dev/events').onmessage = ({ data }) => take(JSON.parse(data));
