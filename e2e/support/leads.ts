import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FormName } from '@site/contracts/forms';
import type { RunningSite } from '@site/dev-tools/local-site.ts';

const run = promisify(execFile);

/** A row of `leads list --json`. */
type Lead = Record<string, string> & { id: string; form: FormName; state: 'stored' | 'quarantined' };

/** Leads of a visitor as an operator sees them, newest first. */
export async function leadsOf({ leads }: RunningSite, form: FormName, email: string): Promise<Lead[]> {
  const { file, options, environment } = leads;
  const { stdout } = await run(file, [...options, 'list', '--json', '--form', form], {
    env: { ...process.env, ...environment },
  });
  return (JSON.parse(stdout) as Lead[]).filter((lead) => lead.email === email);
}
