import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { TabMessage } from './messages.ts';

/** Open tabs of the developer. */
interface Tabs {
  /** @param known initial messages for a tab */
  add(response: ServerResponse, known: TabMessage[]): void;
  tell(message: TabMessage): void;
  close(): void;
}

/** Creates the list of open tabs. A session id tells tabs of an earlier shell process to reload everything. */
export function createTabs(): Tabs {
  const tabs = new Set<ServerResponse>();
  const session = randomUUID();
  const send = (tab: ServerResponse, message: TabMessage) => tab.write(`data: ${JSON.stringify(message)}\n\n`);
  return {
    add(response, known) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      send(response, { type: 'session', id: session });
      for (const message of known) send(response, message);
      tabs.add(response);
      response.on('close', () => tabs.delete(response));
    },
    tell(message) {
      for (const tab of tabs) send(tab, message);
    },
    close() {
      for (const tab of tabs) tab.end();
    },
  };
}
