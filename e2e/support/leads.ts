import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FormName } from '@site/contracts/forms';
import { inProject } from '../../scripts/root.ts';
import type { Stack } from './stack.ts';

const run = promisify(execFile);

/** A row of `leads list --json`: what the visitor sent, and what became of it. */
export type Lead = Record<string, string> & { id: string; form: FormName; state: 'stored' | 'quarantined' };

/** What an operator sees of a visitor, newest first. */
export async function leadsOf({ dataDir }: Stack, form: FormName, email: string): Promise<Lead[]> {
  const command = [inProject('forms-service/src/admin/leads.ts'), 'list', '--json', '--form', form];
  const { stdout } = await run(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } });
  return (JSON.parse(stdout) as Lead[]).filter((lead) => lead.email === email);
}
