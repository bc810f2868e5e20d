import type { LookupFunction } from 'node:net';
import { Agent, setGlobalDispatcher } from 'undici';
import type { Entrance } from '../support/load/line.ts';

/** The host of the overlays. */
export const host = 'www.example.com';
export const url = `https://${host}`;

/** Tells the workers of the test runner, which inherit its environment, whom they can trust. */
const VARIABLE = 'TEST_CLUSTER_CERTIFICATE';

/** Where the cluster's ingress controller listens. @throws when nobody said it */
export function ingressAddress(): string {
  const address = process.env.INGRESS_ADDRESS;
  if (!address) throw new Error("Say in INGRESS_ADDRESS where the cluster's ingress controller listens.");
  return address;
}

const lookup: LookupFunction = (_name, { all }, done) => {
  const address = ingressAddress();
  if (all) done(null, [{ address, family: 4 }]);
  else done(null, address, 4);
};

/** Where visitors come in: no name of the host's is registered anywhere. */
export const entrance = (): Entrance => ({ url, connections: { lookup, ca: process.env[VARIABLE] } });

/** From now on, `fetch` finds the site in the cluster. */
export function comeIn(certificate = process.env[VARIABLE]): void {
  if (!certificate) return;
  process.env[VARIABLE] = certificate;
  setGlobalDispatcher(new Agent({ connect: { lookup, ca: certificate } }));
}
