import * as refreshRuntime from 'react-refresh/runtime';
import type { TabMessage } from '../../server/dev/messages.ts';
import { createHotContainers } from './hot-containers.ts';
import { reportErrors } from './report-errors.ts';
import { showDocument, showPage } from './show-document.ts';
import { showProblems } from './show-problems.ts';

declare global {
  var siteRefreshRuntime: typeof refreshRuntime;
}

// Before React is loaded, which then reports the components that it renders.
refreshRuntime.injectIntoGlobalHook(window);
globalThis.siteRefreshRuntime = refreshRuntime;

const reload = () => location.reload();
const errors = reportErrors();
const containers = createHotContainers(reload, refreshRuntime.performReactRefresh);
globalThis.siteDevelopment = containers;
let session: string | undefined;

function take(message: TabMessage): void {
  switch (message.type) {
    case 'session':
      if (session !== undefined && session !== message.id) reload();
      session = message.id;
      break;
    case 'problems':
      showProblems(message.problems);
      break;
    case 'updated':
      // The page that has thrown is no longer rendered.
      if (!errors.hasThrown()) containers.take(message);
      break;
    case 'bundled':
      if (document.getElementById('page-data')) void showPage(message.remote);
      break;
    case 'served':
      containers.serve(message.remote, message.build);
      break;
    case 'built':
      containers.serve(message.remote, message.build);
      // The document of a page that could not be rendered has nothing but the message.
      if (errors.hasThrown() || !document.getElementById('page-data')) reload();
      else void showDocument();
  }
}

new EventSource('/-/dev/events').onmessage = ({ data }) => take(JSON.parse(data));
