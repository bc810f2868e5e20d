export const hero = {
  title: 'Write to a person',
  lead: 'Questions about plans, numbers, porting or wholesale traffic. You get an answer within 24 hours.',
};

/** Labels of the other ways to reach the company; numbers and addresses come from the site configuration. */
export const lines = {
  support: 'US support',
  supportHours: 'Mon–Fri 9AM–6PM EST',
  whatsapp: 'WhatsApp',
  email: 'General inquiries',
  address: 'Headquarters',
};
