import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived, with the recipients that the sender named to the server. */
export interface ArrivedMail extends Email {
  recipients: string[];
}

/**
 * A mail server on a free port that keeps what it gets.
 * @param behaviour refuses or drops what a test wants refused or dropped
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
  // A sender that goes away in the middle is what some tests are about.
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
    /** Everything that came in, as it was on the wire. */
    received: () => received,
    stop,
    /** Ends all connections without a word. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An address of this machine that other machines could reach. */
export function addressInNetwork(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((each = []) => each);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('This test needs a network interface besides loopback.');
  return found.address;
}

/** An answer that refuses a recipient. */
export const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** The value of a header, as it was sent. */
export const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;

/** Addresses of the links in a mail's text. */
export const linksOf = (mail: Email | undefined) => mail?.text?.match(/https?:\/\/\S+/g) ?? [];
