#!/usr/bin/env node
import { runSite } from './run-site.ts';

// A reader that has seen enough, such as `head`, is no mistake.
process.stdout.on('error', () => process.exit(0));

await runSite(process, process.argv.slice(2));
