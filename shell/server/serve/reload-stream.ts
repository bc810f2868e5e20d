import express, { type RequestHandler } from 'express';

/** Development only: tells open tabs that the composition has changed. */
export interface ReloadStream {
  handler: RequestHandler;
  /** Address of the script for documents. */
  script: string;
  announce(id: string): void;
  close(): void;
}

const SCRIPT = `let id;
new EventSource('/-/dev/events').onmessage = ({ data }) => {
  if (id !== undefined && id !== data) location.reload();
  id = data;
};
`;

export function createReloadStream(): ReloadStream {
  const tabs = new Set<express.Response>();
  let current = '';
  const handler = express.Router();
  handler.get('/reload.js', (_request, response) => void response.type('js').send(SCRIPT));
  handler.get('/events', (_request, response) => {
    response.set('content-type', 'text/event-stream').flushHeaders();
    response.write(`data: ${current}\n\n`);
    tabs.add(response);
    response.on('close', () => tabs.delete(response));
  });
  return {
    handler,
    script: '/-/dev/reload.js',
    announce(id) {
      current = id;
      for (const tab of tabs) tab.write(`data: ${id}\n\n`);
    },
    close() {
      for (const tab of tabs) tab.end();
    },
  };
}
