import { readFile } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigurationError } from '@site/process';
import * as z from 'zod';

const TIMEOUT_MS = 3_000;
const CONFLICT = 409;

const leaseSchema = z.looseObject({
  metadata: z.looseObject({ resourceVersion: z.string(), annotations: z.record(z.string(), z.string()).optional() }),
  spec: z
    .looseObject({
      holderIdentity: z.string().nullish(),
      leaseDurationSeconds: z.number().nullish(),
      leaseTransitions: z.number().nullish(),
      renewTime: z.string().nullish(),
    })
    .optional(),
});

/** Lease of the API group coordination.k8s.io/v1, with the fields that an election needs. */
export type Lease = z.infer<typeof leaseSchema>;

/** Access to the Lease that all contenders share. */
export interface LeaseApi {
  read(): Promise<Lease>;
  /** @returns the stored Lease, or undefined when another contender has changed it since it was read */
  replace(lease: Lease): Promise<Lease | undefined>;
}

/** Folder of the pod's service account credentials: `token` and `ca.crt`, which Kubernetes rotates. */
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/**
 * Creates a client of the Kubernetes API server.
 * @param lease `NAMESPACE/NAME`; it must exist
 * @throws ConfigurationError outside of a pod
 */
export function leaseApiOfPod(lease: string, host: string | undefined, port: number): LeaseApi {
  if (!host) throw new ConfigurationError('Unset LEASE: it works only in Kubernetes pods.');
  const [namespace, name] = lease.split('/');
  const address = `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases/${name}`;

  const ask = async (method: string, body?: Lease) => {
    const [token, ca] = await Promise.all(
      ['token', 'ca.crt'].map((file) => readFile(path.join(SERVICE_ACCOUNT, file), 'utf8')),
    );
    const headers = { authorization: `Bearer ${token?.trim()}`, 'content-type': 'application/json' };
    return send({ host, port, path: address, method, ca, headers }, body && JSON.stringify(body));
  };

  const read = ({ status, content }: Answer) => {
    if (status === 200) return leaseSchema.parse(JSON.parse(content));
    throw new Error(`Kubernetes answers ${status} for the lease ${lease}: ${content.slice(0, 300)}`);
  };

  return {
    read: async () => read(await ask('GET')),
    async replace(changed) {
      const answer = await ask('PUT', changed);
      return answer.status === CONFLICT ? undefined : read(answer);
    },
  };
}

interface Answer {
  status: number;
  content: string;
}

function send(options: RequestOptions, body: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      text(response).then((content) => resolve({ status: response.statusCode ?? 0, content }), reject);
    });
    sent.on('error', reject).end(body);
  });
}
