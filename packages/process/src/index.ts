export { ConfigurationError } from './configuration-error.ts';
export { escapeHtml } from './escape-html.ts';
export { listen, type Place } from './listen.ts';
export { parseEnvironment } from './parse-environment.ts';
export { readSiteConfig, siteVariables } from './site-config.ts';
export { stopGently } from './stop-gently.ts';
