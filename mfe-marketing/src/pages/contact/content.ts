import * as facts from '../../facts/facts.ts';

export const content = {
  hero: {
    title: 'Write to a person',
    lead: `Ask about plans, numbers, porting or wholesale traffic. You’ll get an answer within ${facts.answerTime}.`,
  },
  /** Labels of the other contact channels; numbers and addresses are in the site configuration. */
  lines: {
    support: 'US support',
    supportHours: `${facts.supportHours}. The same number rings in Dubai ${facts.helpHours}.`,
    whatsapp: 'WhatsApp',
    email: 'General inquiries',
    address: 'Headquarters',
  },
} as const;
