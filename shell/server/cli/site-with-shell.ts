import type { Host } from './host.ts';
import { runSite } from './run-site.ts';

/** Loaded on demand: other commands work without a shell. */
const previewLocally: Host['previewLocally'] = async (...options) =>
  (await import('../mirror/preview-locally.ts')).previewLocally(...options);

// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', () => process.exit(0));

await runSite(Object.assign(process, { previewLocally }), process.argv.slice(2));
