import { get as getPlain } from 'node:http';
import { get as getEncrypted } from 'node:https';

/** The health check of the container, about its own process: whether the certificate is trusted is for others to say. */
const address = { host: '127.0.0.1', port: process.env.FORMS_PORT, path: '/livez', rejectUnauthorized: false };

const statusBy = (get: typeof getEncrypted) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });

// A service that speaks the other of the two ends the connection at once.
const status = await statusBy(getPlain)
  .catch(() => statusBy(getEncrypted))
  .catch(() => undefined);
process.exit(status === 200 ? 0 : 1);
