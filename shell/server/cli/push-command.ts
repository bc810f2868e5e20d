import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_FILE } from '@site/contracts';
import { SIGNATURE_FILE } from '@site/contracts/signature';
import { ConfigurationError, tryReadJson } from '@site/process';
import type { Command } from 'commander';
import pLimit from 'p-limit';
import * as z from 'zod';
import {
  type Announcement,
  announcementSchema,
  previewResultSchema,
  resultSchema,
  type SteeringResult,
  uploadedSchema,
} from '../steering/api-schemas.ts';
import { clientOf, siteCommand } from './command.ts';
import { type NoteOptions, printResult } from './decision.ts';
import type { Host } from './host.ts';
import { releasePath } from './paths.ts';
import { printPreview } from './preview-command.ts';
import type { SiteAnswer, SiteClient } from './site-client.ts';

const CONCURRENCY = 8;
const MAX_NOTE = 200;

interface PushOptions extends NoteOptions {
  preview?: true;
}

const releaseSchema = z.object({ version: z.string() });

/** Returns the latest commit of a folder, such as `3f9a2c1 Correct the prices`. */
async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, 'log', '-1', '--format=%h %s']);
    return stdout.trim().slice(0, MAX_NOTE) || undefined;
  } catch {
    return undefined;
  }
}

async function readRelease(folder: string): Promise<{ version: string; text: Buffer }> {
  const file = path.join(folder, RELEASE_FILE);
  const release = await tryReadJson(file, releaseSchema);
  if (!release) throw new ConfigurationError(`Build the release first: there is no ${RELEASE_FILE} in ${folder}.`);
  return { version: release.version, text: await readFile(file) };
}

/** @returns the query of the announcement; empty for an unsigned release */
async function signatureOf(folder: string): Promise<string> {
  const signature = await readFile(path.join(folder, SIGNATURE_FILE)).catch(() => undefined);
  return signature ? `?signature=${signature.toString('base64url')}` : '';
}

async function upload(client: SiteClient, folder: string, release: string, { missing }: Announcement): Promise<void> {
  const limit = pLimit({ concurrency: CONCURRENCY, rejectOnClear: true });
  const uploading = limit.map(missing, async ({ file, digest }) => {
    const content = await readFile(path.join(folder, file)).catch(() => {
      throw new ConfigurationError(`Build the release again: ${path.join(folder, file)} is missing.`);
    });
    await client.ask('PUT', `${release}/files/${digest}`, { body: content, answer: uploadedSchema });
  });
  await uploading.finally(() => limit.clearQueue());
}

/** Counts the upload as well. */
function timed<Result extends SteeringResult>(
  { isGood, answer, body }: SiteAnswer<Result>,
  started: number,
): SiteAnswer<Result> {
  const ms = Math.round(performance.now() - started);
  return { isGood, answer: { ...answer, ms }, body: { ...(body as object), ms } };
}

export const pushCommand = (host: Host): Command =>
  siteCommand('push', 'upload a built release, check it and make it live')
    .argument('<name>', 'remote')
    .argument('[folder]', 'folder with release.json; mfe-NAME/dist by default')
    .option('--note <text>', 'changes, for the history; the commit of the folder by default')
    .option('--preview', 'create a preview link instead of making it live')
    .action(async (remote: string, given: string | undefined, options: PushOptions) => {
      const started = performance.now();
      const folder = given ?? path.join(`mfe-${remote}`, 'dist');
      const client = clientOf(host, options);
      const [{ version, text }, commit] = await Promise.all([readRelease(folder), options.note ?? commitOf(folder)]);
      const release = releasePath(remote, version);
      const announced = await client.ask('PUT', `${release}${await signatureOf(folder)}`, {
        body: text,
        answer: z.union([announcementSchema, resultSchema]),
      });
      const { answer: announcement } = announced;
      if ('outcome' in announcement)
        return printResult(host, timed({ ...announced, answer: announcement }, started), options);
      await upload(client, folder, release, announcement);
      const note = commit && { note: commit };
      if (options.preview) {
        const exchange = { body: { ...note }, answer: previewResultSchema };
        const shown = await client.ask('POST', `${release}/preview`, exchange);
        return printPreview(host, client, timed(shown, started), options);
      }
      const exchange = { body: { revision: announcement.revision, ...note }, answer: resultSchema };
      printResult(host, timed(await client.ask('POST', `${release}/push`, exchange), started), options);
    });
