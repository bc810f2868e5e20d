export interface ArticleSummary {
  title: string;
  category: string;
  /** What it helps with, in a line. */
  teaser: string;
  /** Reading time at 200 words a minute. */
  minutes: number;
}

/** All help articles, whether their pages are live already or still being written. */
export const articles = {
  '/articles/ucaas-migration-guide': {
    title: 'UCaaS migration guide',
    category: 'Migration',
    teaser: 'Move from a PBX without losing a call: audit, pilot, porting, cut-over.',
    minutes: 12,
  },
  '/articles/sip-trunking-configuration': {
    title: 'SIP trunking configuration',
    category: 'Voice',
    teaser: 'Bandwidth, codecs, firewall and failover, in the order you need them.',
    minutes: 8,
  },
  '/articles/microsoft-teams-integration': {
    title: 'Microsoft Teams integration',
    category: 'Integrations',
    teaser: 'Call from Teams with your own numbers and keep one directory.',
    minutes: 10,
  },
  '/articles/multi-site-deployment': {
    title: 'Multi-site deployment',
    category: 'Deployment',
    teaser: 'Bring many offices onto one phone system, one site at a time.',
    minutes: 14,
  },
  '/articles/network-optimization': {
    title: 'Network optimization',
    category: 'Network',
    teaser: 'Find jitter and loss before callers do.',
    minutes: 9,
  },
  '/articles/call-analytics': {
    title: 'Call analytics',
    category: 'Reporting',
    teaser: 'Read a day of calls and staff the queue for the next one.',
    minutes: 7,
  },
  '/articles/hipaa-compliance': {
    title: 'HIPAA compliance',
    category: 'Compliance',
    teaser: 'Handle calls and recordings that contain health data.',
    minutes: 11,
  },
  '/articles/business-continuity': {
    title: 'Business continuity',
    category: 'Operations',
    teaser: 'Keep answering when a site is down.',
    minutes: 9,
  },
} as const satisfies Record<string, ArticleSummary>;

/** Address of a help article. */
export type ArticlePath = keyof typeof articles;

export const articlePaths = Object.keys(articles) as ArticlePath[];
