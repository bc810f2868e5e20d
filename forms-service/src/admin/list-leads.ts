import type { Environment } from '../env.ts';
import type { Lead, LeadQuery } from '../store/lead-store.ts';
import { openStore, storeExists } from '../store/open-store.ts';
import { leadTable } from './lead-table.ts';

async function readLeads(env: Environment, query: LeadQuery): Promise<Lead[]> {
  // Looking must not create a file where a mistyped DATA_DIR points.
  if (!storeExists(env)) {
    console.error(`No leads have been kept in ${env.DATA_DIR} yet.`);
    return [];
  }
  const store = await openStore(env);
  try {
    return await store.list(query);
  } finally {
    await store.close();
  }
}

const toRow = ({ fields, createdAt, ...lead }: Lead) => ({ ...lead, createdAt: createdAt.toISOString(), ...fields });

/**
 * `leads list`
 * @returns what goes to standard output
 */
export async function listLeads(env: Environment, query: LeadQuery, format: 'json' | 'table'): Promise<string> {
  const leads = await readLeads(env, query);
  return format === 'json' ? `${JSON.stringify(leads.map(toRow), null, 2)}\n` : leadTable(leads);
}
