import type { LookupFunction } from 'node:net';
import { Agent, setGlobalDispatcher } from 'undici';
import type { Entrance } from '../support/load/line.ts';

/** Host name of the overlays. */
export const host = 'www.example.com';
export const url = `https://${host}`;

/** Passes the certificate to trust to the workers of the test runner, which inherit its environment. */
const VARIABLE = 'TEST_CLUSTER_CERTIFICATE';

/** Address of the cluster's ingress controller. @throws when it is not configured */
export function ingressAddress(): string {
  const address = process.env.INGRESS_ADDRESS;
  if (!address) throw new Error("Set INGRESS_ADDRESS to the address of the cluster's ingress controller.");
  return address;
}

const lookup: LookupFunction = (_name, { all }, done) => {
  const address = ingressAddress();
  if (all) done(null, [{ address, family: 4 }]);
  else done(null, address, 4);
};

/** Address that visitors connect to: the host name is registered nowhere. */
export const entrance = (): Entrance => ({ url, connections: { lookup, ca: process.env[VARIABLE] } });

/** Makes `fetch` resolve the host name to the cluster. */
export function resolveHostToCluster(certificate = process.env[VARIABLE]): void {
  if (!certificate) return;
  process.env[VARIABLE] = certificate;
  setGlobalDispatcher(new Agent({ connect: { lookup, ca: certificate } }));
}
