import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { TabMessage } from './messages.ts';

/** Open tabs of the developer. */
export interface Tabs {
  /** @param known what a tab is told first */
  add(response: ServerResponse, known: TabMessage[]): void;
  tell(message: TabMessage): void;
  close(): void;
}

/** A tab that another process of the shell has served gets everything anew. */
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
