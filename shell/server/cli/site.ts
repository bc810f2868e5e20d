#!/usr/bin/env node
import { runSite } from './run-site.ts';

// A reader that closes early, such as `head`, is not an error.
process.stdout.on('error', () => process.exit(0));

await runSite(process, process.argv.slice(2));
