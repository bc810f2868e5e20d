import type { Socket } from 'node:net';

/** Tracks sockets to close all of them. */
export interface HeldSockets {
  /** @returns the socket; its errors affect only itself */
  hold(socket: Socket): Socket;
  endAll(): void;
}

export function holdSockets(): HeldSockets {
  const sockets = new Set<Socket>();
  return {
    hold(socket) {
      sockets.add(socket);
      return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    },
    endAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
