import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

/**
 * A minimal durable form endpoint: Express, one table, one commit per post that waits for the disk. It checks nothing.
 * A separate process, like the service it is compared with.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'bare-express-'));
const database = new DatabaseSync(path.join(folder, 'leads.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
database.exec('CREATE TABLE leads (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID');
const insert = database.prepare('INSERT INTO leads VALUES (?, ?)');

const app = express();
app.post('/api/contact', express.json(), (request, response) => {
  insert.run(randomUUID(), JSON.stringify(request.body));
  response.json({ success: true });
});
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

function stop(): void {
  database.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
