import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startProcess } from '../test/process.ts';
import { visitorAt } from '../test/visitor.ts';

const SLOW = 500;

const beginnings = {
  'never finish their headers': 'POST /api/contact HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'never finish their body':
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
};

it.each(Object.entries(beginnings))(
  'five hundred clients that %s are disconnected without affecting others',
  async (_what, beginning) => {
    const { address, port } = await startProcess();
    const sockets: Socket[] = Array.from({ length: SLOW }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.resume().write(beginning);
    await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
    const visitor = visitorAt(address);
    for (let visit = 0; visit < 5; visit++) expect((await visitor.send('contact')).status).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    await Promise.all(closed);
    expect((await visitor.send('contact')).status).toBe(200);
  },
);
