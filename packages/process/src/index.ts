export { ConfigurationError } from './configuration-error.ts';
export { parseEnvironment } from './parse-environment.ts';
export { stopGently } from './stop-gently.ts';
