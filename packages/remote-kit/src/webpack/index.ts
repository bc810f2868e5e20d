export { type BuildOptions, browserConfig, buildOptions, serverConfig } from './base-config.ts';
export { onBothBuilt } from './on-both-built.ts';
export { type RemoteOptions, remoteConfig } from './remote-config.ts';
export { type SharedLibrary, sharedLibraries, sharedRanges } from './shared-libraries.ts';
