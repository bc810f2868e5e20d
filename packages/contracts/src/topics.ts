/** Topics of `/contact?topic=…`; the title is shown on the page and stored with the lead. */
export const contactTopics = {
  'sign-in': 'Signing in',
  chat: 'Live chat',
  ticket: 'Support ticket',
  demo: 'Product demo',
  sales: 'Plans and pricing',
  'file-sharing': 'File sharing',
  integrations: 'Integrations',
  'custom-integration': 'Custom integration',
  'rate-portal': 'Rate portal access',
  'rate-specialist': 'Rate specialist',
  'wholesale-rates': 'Wholesale rates',
  'sip-trunks': 'SIP trunks',
  termination: 'Voice termination',
  'voip-solutions': 'VoIP solutions',
  wholesale: 'Wholesale voice',
  carrier: 'Carrier interconnection',
  reseller: 'Reseller program',
  referral: 'Referral program',
  'technology-partner': 'Technology partnership',
  partner: 'Partner program',
  press: 'Press inquiry',
  careers: 'Job application',
  training: 'Custom training',
  community: 'Community',
  'api-access': 'API access',
  security: 'Security question',
  privacy: 'Privacy request',
} as const;

/** Key of a contact topic in the address. */
export type ContactTopic = keyof typeof contactTopics;

/**
 * Reads the topic of a contact address.
 * @param value the `topic` query parameter; anything unknown is ignored
 */
export function parseContactTopic(value: string | null): ContactTopic | undefined {
  return value !== null && Object.hasOwn(contactTopics, value) ? (value as ContactTopic) : undefined;
}

/** Subject within a topic: a key such as `senior-voice-engineer`. */
export interface ContactSubject {
  job?: string;
  program?: string;
}

/**
 * Returns the address of the contact page for a topic.
 * @param subject sent with the message; the page with the form must have its title
 */
export function contactPath(topic: ContactTopic, subject: ContactSubject = {}): string {
  return `/contact?${new URLSearchParams({ topic, ...subject })}`;
}
