export { type BuildOptions, browserConfig, buildOptions, serverConfig, serverMinimizer } from './base-config.ts';
export { buildRemote } from './build-remote.ts';
export { describeProblems, listProblems } from './describe-problems.ts';
export { filesOf, type PairedBuilds, pairBuilds } from './pair-builds.ts';
export { type RemoteOptions, remoteConfig } from './remote-config.ts';
