import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received mail with its envelope recipients. */
export interface ArrivedMail extends Email {
  recipients: string[];
}

/**
 * Starts a mail server on a free port that records mails.
 * @param behaviour refuses or drops connections, senders or recipients
 * @param host address to listen on
 */
export async function startMailServer(behaviour: SMTPServerOptions = {}, host = '127.0.0.1') {
  let received = '';
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ ...(await PostalMime.parse(await buffer(stream))), recipients });
      callback();
    },
    ...behaviour,
  });
  // Some tests are about senders that disconnect.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
  });
  await once(server.listen(0, host), 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return {
    mails,
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    /** All received data, raw. */
    received: () => received,
    stop,
    /** Drops all connections. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Starts a mail server that acknowledges mails on request. */
export async function startHoldingMailServer() {
  const acknowledgements: (() => void)[] = [];
  const { url } = await startMailServer({
    onData: (stream, _session, callback) =>
      void stream.resume().once('end', () => acknowledgements.push(() => callback())),
  });
  return { url, acknowledgements };
}

/** Returns a non-loopback address of this machine. */
export function addressInNetwork(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('This test needs a network interface besides loopback.');
  return found.address;
}

/** Creates a response that refuses a recipient. */
export const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** Returns the raw value of a header. */
export const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;

/** Returns the links in a mail's text. */
export const linksOf = (mail: Email | undefined) => mail?.text?.match(/https?:\/\/\S+/g) ?? [];
