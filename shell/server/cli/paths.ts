/** Returns the API path of a remote. */
export const remotePath = (remote: string): string => `/-/remotes/${encodeURIComponent(remote)}`;

/** Returns the API path of a release. */
export const releasePath = (remote: string, version: string): string =>
  `${remotePath(remote)}/releases/${encodeURIComponent(version)}`;
