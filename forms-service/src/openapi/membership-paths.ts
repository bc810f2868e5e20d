import { type LinkPurpose, linkPaths } from '../delivery/links.ts';
import { type Operation, page, refusals } from './operation.ts';

const token = {
  name: 'token',
  in: 'query',
  required: true,
  description: 'From the link in a mail; it names the subscription and is signed.',
  schema: { type: 'string' },
};

const pages = (success: string): Operation['responses'] => ({
  200: page(success),
  404: page('The link is incomplete.'),
  410: page('The link has expired, or its subscription has ended or no longer exists.'),
  ...refusals(500, 503),
});

const summaries: Record<LinkPurpose, { ask: string; change: string }> = {
  confirm: { ask: 'Ask whether a subscription is wanted', change: 'Confirm a subscription' },
  unsubscribe: { ask: 'Ask whether a subscription should end', change: 'End a subscription (RFC 8058 in one click)' },
};

const operations = (purpose: LinkPurpose): Record<string, Operation> => ({
  get: {
    operationId: `ask-${purpose}`,
    summary: summaries[purpose].ask,
    parameters: [token],
    responses: pages('A page with one button. Nothing has changed.'),
  },
  post: {
    operationId: purpose,
    summary: summaries[purpose].change,
    parameters: [token],
    responses: pages('A confirmation; the request is idempotent.'),
  },
});

/** Paths of the pages that mails to subscribers link to. */
export const membershipPaths = Object.fromEntries(
  (Object.keys(linkPaths) as LinkPurpose[]).map((purpose) => [linkPaths[purpose], operations(purpose)]),
);
