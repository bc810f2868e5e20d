import type { FormName } from '@site/contracts/forms';
import type { Environment } from '../env.ts';
import { formRules } from '../forms/forms.ts';
import { type Channel, type Delivery, newDelivery } from '../store/delivery.ts';
import type { LeadState } from '../store/lead-store.ts';

/** Decides which messages leads cause. */
export interface DeliveryPlan {
  /** Messages for a new lead. */
  of(form: FormName, state: LeadState, at: Date): Delivery[];
  /** Messages for a lead released from quarantine: no acknowledgement, since a person has it in hand. */
  released(form: FormName, at: Date): Delivery[];
  /** Messages to the team when a newsletter membership starts or ends. */
  notices(event: Delivery['event'], at: Date): Delivery[];
}

type PlanSettings = Pick<Environment, 'WEBHOOK_URL' | 'ACKNOWLEDGEMENTS'>;

/**
 * Creates the plan: the team, and the webhook if configured, are notified. A suspicious lead notifies nobody; a
 * suspicious subscription asks its owner to confirm and does nothing else before.
 */
export function createPlan({ WEBHOOK_URL, ACKNOWLEDGEMENTS }: PlanSettings): DeliveryPlan {
  const team: Channel[] = WEBHOOK_URL ? ['team-mail', 'webhook'] : ['team-mail'];

  function channelsOf(form: FormName, state: LeadState): Channel[] {
    const { visitorMail, acknowledgement, isMembership } = formRules[form];
    const visitor = ACKNOWLEDGEMENTS && acknowledgement ? 'acknowledgement' : visitorMail;
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
