import type { RequestHandler, Response } from 'express';
import { type LinkCheck, type LinkPurpose, type Links, linkPaths } from '../delivery/links.ts';
import type { DeliveryPlan } from '../delivery/plan.ts';
import type { LeadStore, MembershipChange } from '../store/lead-store.ts';
import { type SmallPage, sendPage } from './small-page.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

export interface MembershipParts {
  store: Pick<LeadStore, 'changeMembership' | 'checkMembership'>;
  links: Links;
  plan: DeliveryPlan;
  site: SmallPage['site'];
  clock(): Date;
  /** Requests a poll for due deliveries. */
  wake(): void;
}

type Words = Pick<SmallPage, 'heading' | 'text'>;

const asks: Record<LinkPurpose, Words & { label: string }> = {
  confirm: {
    heading: 'Confirm your subscription',
    text: 'One click, and you will receive updates on new features and industry insights.',
    label: 'Confirm subscription',
  },
  unsubscribe: {
    heading: 'Unsubscribe from our newsletter?',
    text: 'You will receive no further newsletters at this address.',
    label: 'Unsubscribe',
  },
};

const done: Record<LinkPurpose, Words> = {
  confirm: {
    heading: 'You are subscribed',
    text: 'Thank you. Every newsletter has a link to unsubscribe.',
  },
  unsubscribe: { heading: 'You are unsubscribed', text: 'You will receive no further newsletters at this address.' },
};

const bad: Record<'expired' | 'refused' | 'ended' | 'unknown', Words & { status: number }> = {
  expired: {
    status: 410,
    heading: 'This link has expired',
    text: 'Enter your address on our site again, and we will send you a new one.',
  },
  refused: {
    status: 404,
    heading: 'This link is incomplete',
    text: 'Open it again from the email, or copy the whole address into your browser.',
  },
  ended: {
    status: 410,
    heading: 'You have since unsubscribed',
    text: 'This link no longer works. You can enter your address on our site again.',
  },
  unknown: {
    status: 410,
    heading: 'This link belongs to an earlier subscription',
    text: 'That subscription no longer exists. If you have subscribed again since, use the links in the newest email. Otherwise, you can subscribe on our site.',
  },
};

const changes: Record<LinkPurpose, { to: MembershipChange['to']; event: 'submitted' | 'unsubscribed' }> = {
  confirm: { to: 'stored', event: 'submitted' },
  unsubscribe: { to: 'unsubscribed', event: 'unsubscribed' },
};

/**
 * The pages that mails link to. GET changes nothing, because mail scanners open links; the button of the page does, and
 * so does the one-click POST of mail programs (RFC 8058). The token alone authorizes it: origin and rate are not
 * checked, since mail providers post for many people from few addresses.
 */
export function membershipRoutes(purpose: LinkPurpose, parts: MembershipParts) {
  const { store, links, plan, site, clock, wake } = parts;

  const refuse = (response: Response, reason: keyof typeof bad) => {
    response.locals.outcome = reason;
    sendPage(response, bad[reason].status, { site, ...bad[reason] });
  };

  const withLead = (
    act: (response: Response, link: Extract<LinkCheck, { lead: string }>, token: string) => unknown,
  ) => {
    const handler: RequestHandler = async (request, response) => {
      const { token } = request.query;
      const link = links.check(purpose, token);
      if (link.verdict !== 'valid') return refuse(response, link.verdict);
      await act(response, link, String(token));
    };
    return handler;
  };

  return {
    ask: withLead(async (response, { lead }, token) => {
      const outcome = await withStoreTimeout(store.checkMembership({ id: lead, to: changes[purpose].to }));
      if (outcome !== 'open') return refuse(response, outcome);
      const { label, ...words } = asks[purpose];
      sendPage(response, 200, { site, ...words, button: { label, address: `${linkPaths[purpose]}?token=${token}` } });
    }),
    change: withLead(async (response, { lead }) => {
      const { to, event } = changes[purpose];
      const notices = plan.notices(event, clock());
      const outcome = await withStoreTimeout(store.changeMembership({ id: lead, to, notices }));
      response.locals.outcome = outcome;
      if (outcome === 'unknown' || outcome === 'ended') return refuse(response, outcome);
      if (outcome === 'changed') wake();
      sendPage(response, 200, { site, ...done[purpose] });
    }),
  };
}
