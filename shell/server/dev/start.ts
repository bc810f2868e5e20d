import { parseEnvironment, runServer } from '@site/process';
import * as z from 'zod';
import { readEnvironment } from '../env.ts';
import type { OpenSite } from '../open-site.ts';
import { startShell } from '../shell.ts';
import { createDevelopment } from './development.ts';

/** Additional environment variables of `npm run dev`. */
const developmentSchema = z.object({ AGAINST: z.url({ protocol: /^https?$/ }).optional() });

/** Lowest compression: composing takes processor time from what the developer waits for. */
const FAST_QUALITY = 1;

await runServer(readEnvironment, (env) => {
  const { AGAINST } = parseEnvironment(developmentSchema, process.env);
  const develop = (opened: OpenSite) => createDevelopment(opened, env, AGAINST);
  return startShell(env, { spareProcesses: 1, quality: FAST_QUALITY, develop });
});
