import { get as getPlain } from 'node:http';
import { get as getEncrypted } from 'node:https';

/** Health check of the container, from inside it: whether the certificate is trusted is for clients to check. */
const address = { host: '127.0.0.1', port: process.env.FORMS_PORT, path: '/livez', rejectUnauthorized: false };

const statusBy = (get: typeof getEncrypted) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });

// A service that speaks the other protocol closes the connection.
const status = await statusBy(getPlain)
  .catch(() => statusBy(getEncrypted))
  .catch(() => undefined);
process.exit(status === 200 ? 0 : 1);
