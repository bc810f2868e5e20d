import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** A connection to a MongoDB server. */
export interface DriverConnection {
  /** Why the connection was closed. */
  error: Error | null;
  once(event: 'close', listener: () => void): void;
  off(event: 'close', listener: () => void): void;
  command(namespace: { db: string }, command: object, options: object): Promise<unknown>;
  /** Sends a command without waiting for the answer. */
  writeCommand(...parts: unknown[]): Promise<void>;
}

type ConnectionClass = new (socket: Socket, options: { id: number; generation: number }) => DriverConnection;

/** Loads files of the driver as mongoose does. */
const requireDriver = createRequire(createRequire(import.meta.url).resolve('mongoose'));

/** The driver's class of connections, which it does not export. */
export const { Connection }: { Connection: ConnectionClass } = requireDriver('mongodb/lib/cmap/connection.js');
