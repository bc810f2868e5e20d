export { ConfigurationError } from './configuration-error.ts';
export { escapeHtml } from './escape-html.ts';
export { listen, type Place } from './listen.ts';
export { parseEnvironment } from './parse-environment.ts';
export { printFailure } from './print-failure.ts';
export { type RunningServer, runServer } from './run-server.ts';
export { readSiteConfig, siteVariables } from './site-config.ts';
export { stopGently } from './stop-gently.ts';
export { explainSystemError } from './system-error.ts';
