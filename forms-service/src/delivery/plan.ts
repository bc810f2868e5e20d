import type { FormName } from '@site/contracts/forms';
import { formRules } from '../forms/forms.ts';
import { type Channel, type Delivery, newDelivery } from '../store/delivery.ts';
import type { LeadState } from '../store/lead-store.ts';

/** Decides who is told what about leads. */
export interface DeliveryPlan {
  /** What goes out when a lead is kept. */
  of(form: FormName, state: LeadState, at: Date): Delivery[];
  /** What goes out when somebody has released a lead from quarantine: from then on a person answers, so nothing is acknowledged. */
  released(form: FormName, at: Date): Delivery[];
  /** What the team gets to know when a membership of the newsletter begins or ends. */
  notices(event: Delivery['event'], at: Date): Delivery[];
}

interface PlanOptions {
  hasWebhook: boolean;
  /** Visitors who expect an answer are told that the form has arrived. */
  acknowledges: boolean;
}

/**
 * Notices go to the team, and to the webhook when there is one. A suspicious lead makes no notice; the owner of its
 * address is asked when it is a subscription, and nothing else happens before the answer.
 */
export function createPlan({ hasWebhook, acknowledges }: PlanOptions): DeliveryPlan {
  const team: Channel[] = hasWebhook ? ['team-mail', 'webhook'] : ['team-mail'];

  function channelsOf(form: FormName, state: LeadState): Channel[] {
    const { visitorMail, acknowledgement, isMembership } = formRules[form];
    const visitor = acknowledges && acknowledgement ? 'acknowledgement' : visitorMail;
    if (state === 'stored') return visitor ? [...team, visitor] : team;
    if (state === 'refused') return team;
    return isMembership ? ['confirmation'] : [];
  }

  return {
    of: (form, state, at) => channelsOf(form, state).map((channel) => newDelivery(channel, at)),
    released: (form, at) =>
      channelsOf(form, 'stored')
        .filter((channel) => channel !== 'acknowledgement')
        .map((channel) => newDelivery(channel, at)),
    notices: (event, at) => team.map((channel) => newDelivery(channel, at, event)),
  };
}
