import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import * as facts from '../../facts/facts.ts';

interface SecurityFeature {
  title: string;
  text: string;
}

export interface ComplianceBadge {
  name: string;
  /** Report, certificate or law. */
  kind: string;
  /** Definition. */
  meaning: string;
  /** Document available to customers. */
  ask: string;
  /** Limits of the standard. */
  limit: string;
  /** Drawing. */
  paper: 'report' | 'certificate' | 'eu-law' | 'us-law';
}

interface DataControl {
  title: string;
  /** The setting or the promise. */
  value: string;
  text: string;
}

const securityFeatures: readonly SecurityFeature[] = [
  {
    title: 'Encryption in transit',
    text: 'Signaling travels over TLS, voice and video over SRTP, web and API over HTTPS. A phone that cannot encrypt is shown as such, and you can refuse it.',
  },
  {
    title: 'Encryption at rest',
    text: 'Recordings, voicemail, messages, files and their backups are encrypted on disk. Keys are stored separately from the data they unlock.',
  },
  {
    title: 'Sign-in',
    text: 'A second factor for every user, which an administrator can require. With the Scale plan, people sign in through your own directory and lose access the minute you remove them there.',
  },
  {
    title: 'Roles and permissions',
    text: 'A user sees what the role allows. Listening to recordings, exporting data and changing call routes are separate permissions, so nobody needs all three.',
  },
  {
    title: 'Security log',
    text: `Every sign-in, export and settings change, with the person, time and IP address. Kept for ${facts.securityLogs}; search it or send it to your own log system.`,
  },
  {
    title: 'Protection from toll fraud',
    text: 'You name the countries that may be called and a daily limit for each user. At the limit, calls stop and the administrator is notified at once.',
  },
  {
    title: 'Guarded signaling',
    text: 'Anything that tries to guess a device or trunk password is locked out. Floods of requests are dropped at the edge of the network, before they reach the servers that carry calls.',
  },
  {
    title: 'A second path',
    text: 'If a host stops answering, calls move to another one in under 30 seconds. Backups stay in the region you chose, and restores are rehearsed.',
  },
];

const complianceBadges: readonly ComplianceBadge[] = [
  {
    name: 'SOC 2 Type II',
    kind: 'Auditor’s report',
    meaning: 'An independent auditor tests over a period of months whether our controls were in place and worked.',
    ask: 'The full report, under a confidentiality agreement. Read the exceptions first.',
    limit: 'How you have set up your own account.',
    paper: 'report',
  },
  {
    name: 'ISO 27001',
    kind: 'Certificate',
    meaning: 'A system for managing risks: each is written down, has an owner and is reviewed every year.',
    ask: 'The certificate and the statement of applicability, which lists the controls it covers.',
    limit: 'That a product has no flaw. It certifies how we work.',
    paper: 'certificate',
  },
  {
    name: 'GDPR',
    kind: 'European Union law',
    meaning:
      'The rules for personal data of people in the EU. You decide how the data in your account is used; we process it for you.',
    ask: 'A data processing agreement, the list of our processors, and the EU as a region.',
    limit: 'That your own notices and legal bases are in order.',
    paper: 'eu-law',
  },
  {
    name: 'HIPAA',
    kind: 'US law',
    meaning: 'The rules for health data. A phone system is one of many things that a practice must have under control.',
    ask: 'A business associate agreement and the settings that the Security Rule asks for.',
    limit: 'That a practice is compliant just because its phone system can be.',
    paper: 'us-law',
  },
];

const firstSettings: readonly ChecklistItem[] = [
  { lead: 'Require a second factor.', text: 'For administrators first, then for everybody.' },
  { lead: 'Name two administrators.', text: 'One will be on vacation when it matters.' },
  { lead: 'Limit countries and spending.', text: 'The countries you call, and what a day may cost.' },
  { lead: 'Choose the region.', text: 'Before the first recording: moving content takes time.' },
  { lead: 'Set retention.', text: 'As short as your legal duties allow: what is gone cannot leak.' },
  { lead: 'Announce recordings.', text: 'In many countries everybody on the call must be told.' },
  { lead: 'Forward the security log.', text: 'To a system your administrators cannot change.' },
];

export const content = {
  securityFeatures,
  complianceBadges,
  hero: {
    title: 'Encrypted in transit, locked at rest',
    lead: `${capitalizedCount(securityFeatures.length)} measures that protect every account, ${countInWords(complianceBadges.length)} standards and laws that we answer to, and the settings that let you decide where your data lives, and for how long.`,
    ask: 'Ask a security question',
  },
  featuresHead: {
    title: `${capitalizedCount(securityFeatures.length)} measures`,
    lead: 'They are on from the first call. Where you can go further, the text says how.',
  },
  complianceHead: {
    badges: 'What we answer to',
    title: `What the ${countInWords(complianceBadges.length)} names mean for you`,
    lead: 'Two are documents that independent auditors issue about us. Two are laws; no badge proves that we comply.',
    questions: { meaning: 'What it is', ask: 'What you get', limit: 'What it does not say' },
  },
  controlsHead: {
    title: 'Your data, your settings',
    lead: 'An administrator sets these once for the account, and every change is recorded in the security log.',
  },
  dataControls: [
    {
      title: 'Retention',
      value: facts.retention,
      text: 'For recordings, messages and files, down to a single queue, channel or folder.',
    },
    { title: 'Residency', value: 'UAE, EU or US', text: 'Content and backups stay in the region you pick.' },
    { title: 'Deletion', value: `Within ${facts.deletion}`, text: 'From running systems and from backups.' },
    { title: 'Security logs', value: facts.securityLogs, text: 'For every account, whatever your retention setting.' },
    { title: 'Export', value: 'At any time', text: 'Content and call records, in machine-readable formats.' },
  ] satisfies DataControl[],
  /** Content of the drawing of the settings. */
  settings: {
    label: `Settings of an account: recordings kept for one year on a scale from ${facts.retention}, region UAE, second factor required, security log of ${facts.securityLogs}`,
    title: 'Data and retention',
    retention: { name: 'Keep recordings', value: '1 year', from: facts.shortestRetention, to: facts.longestRetention },
    region: { name: 'Region', options: ['UAE', 'EU', 'US'], chosen: 'UAE' },
    factor: 'Require a second factor',
    announce: 'Announce recordings',
    deleted: { name: 'Deleted data', value: `removed within ${facts.deletion}` },
    log: { name: 'Security log', value: facts.securityLogs },
  },
  checklist: {
    title: `${capitalizedCount(firstSettings.length)} things to set on the first day`,
    lead: 'They close the doors most attackers use.',
    items: firstSettings,
  },
  closing: {
    title: 'Ask what your auditor will ask',
    text: `Questionnaires, reports or a flaw you’ve found: an engineer answers within ${facts.answerTime}.`,
    actions: [
      { label: 'Contact the security team', href: contactPath('security') },
      { label: 'Read the Privacy Policy', href: '/privacy-policy' },
    ],
  },
};
