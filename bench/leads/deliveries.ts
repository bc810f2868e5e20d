import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import type { Row } from '../table.ts';
import { fillDueWebhooks } from './fill-leads.ts';
import { environment } from './run-command.ts';

const LEADS = 4_000;
const RECEIVER_MS = 150;
const GATE = 350;
const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

/** Deliveries per second to a slow receiver. */
export async function measureDeliveries(resources: AsyncDisposableStack, dataDir: string): Promise<Row> {
  const start = inProject('forms-service/src/start.ts');
  await (await startService(start, environment(dataDir))).stop();
  fillDueWebhooks(dataDir, LEADS);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let [first, arrived] = [0, 0];
  const receiver = createServer((_request, response) => {
    first ||= performance.now();
    setTimeout(() => {
      response.end();
      arrived += 1;
      if (arrived === LEADS) finish();
    }, RECEIVER_MS);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  resources.defer(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  const webhook = {
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  const service = await startService(start, { ...environment(dataDir), ...webhook });
  resources.defer(() => service.stop());
  await finished;
  const perSecond = LEADS / ((performance.now() - first) / 1_000);
  return {
    what: `deliveries/s to a receiver that takes ${RECEIVER_MS} ms`,
    ours: perSecond.toFixed(0),
    gate: `≥ ${GATE}`,
    isMet: perSecond >= GATE,
  };
}
