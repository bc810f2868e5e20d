import { ConfigurationError } from '@site/process';
import { removeOrphanedMails } from '../delivery/mail/remove-mails.ts';
import type { Environment } from '../env.ts';
import { createAddressHash } from '../erasure-hash.ts';
import { listReplacedLeads } from '../leads/replaced-leads.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { SignInProxy } from './sessions.ts';

function proxyOf({ INBOX_USER_HEADER, INBOX_PROXY_SECRET }: Environment): SignInProxy | undefined {
  if (!INBOX_USER_HEADER) return undefined;
  if (INBOX_PROXY_SECRET) return { userHeader: INBOX_USER_HEADER, secret: INBOX_PROXY_SECRET };
  throw new ConfigurationError(
    'Set INBOX_PROXY_SECRET, and let your proxy send it in X-Inbox-Secret: otherwise anyone could send the header of INBOX_USER_HEADER.',
  );
}

/**
 * Creates the parts of the inbox that depend on the environment.
 * @param secret from which the key of its sessions is derived
 * @throws ConfigurationError for settings that contradict each other
 */
export const createInboxParts = (env: Environment, store: LeadAdministration, secret: string) => ({
  users: env.INBOX_USERS,
  proxy: proxyOf(env),
  store,
  secret,
  hashAddress: createAddressHash(env),
  removeFiles: () => removeOrphanedMails(env.DATA_DIR, store),
  listReplacedLeads: () => listReplacedLeads(env),
});
