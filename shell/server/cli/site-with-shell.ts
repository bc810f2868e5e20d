import type { Host } from './host.ts';
import { runSite } from './run-site.ts';

/** Loaded when it is asked for: other commands do without a shell. */
const previewLocally: Host['previewLocally'] = async (...options) =>
  (await import('../mirror/preview-locally.ts')).previewLocally(...options);

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

await runSite(Object.assign(process, { previewLocally }), process.argv.slice(2));
