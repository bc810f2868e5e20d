import type { Socket } from 'node:net';

/** Connections that can be ended at once. */
export interface HeldSockets {
  /** @returns the socket, whose errors end it alone */
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
