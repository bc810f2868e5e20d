import type { AgendaEntry } from '@site/ui/vignettes/agenda.tsx';
import type { FlowStep } from '@site/ui/vignettes/flow.tsx';
import { Clock, FileSpreadsheet, FileText, Folder, Globe, Hash } from 'lucide';
import * as facts from '../../facts/facts.ts';
import { roomSizes } from '../../plans/plan-lists.ts';

export const content = {
  hero: {
    title: 'Your whole company, on one line.',
    lead: 'Cloud phone, HD video, messages, meetings and files in one app, on a voice network run from Dubai.',
    start: 'Start Free Trial',
    demo: 'Watch Demo',
    claims: [`${facts.homeTrialDays}-day free trial`, 'No setup fees', 'Enterprise ready', `${facts.uptime} uptime`],
    drawing: 'The app: a call in the sales queue and a video meeting with four offices',
    call: { state: 'On a call', clock: '04:12', who: 'Sales queue', line: 'Dubai main line · HD voice, G.722' },
  },
  reach: {
    label: 'In numbers',
    figures: [
      { value: facts.companies, label: 'companies use the platform' },
      { value: facts.phoneUptime, label: 'cloud phone uptime' },
      { value: facts.countries, label: 'countries reached' },
    ],
    crmTitle: 'Inside the CRM you already use',
    crms: [
      { name: 'Salesforce', does: 'Log calls to the right account' },
      { name: 'HubSpot', does: 'Click to call from any contact' },
      { name: 'Zoho CRM', does: 'Caller details before you answer' },
      { name: 'Dynamics 365', does: 'Calls and notes in the timeline' },
    ],
  },
  features: {
    title: 'Six tools that answer to one number',
    lead: 'A call can become a meeting, a meeting leaves its files in a channel, and one search finds it all.',
    phone: {
      title: 'Cloud phone',
      href: '/solutions/cloud-phone',
      text: 'Business numbers, ring groups, voicemail and recording, on desk phones, laptops and cell phones.',
    },
    video: {
      title: 'Video calling',
      href: '/solutions/video-calling',
      text: `HD video with screen sharing. ${roomSizes} participants, depending on the plan.`,
    },
    messaging: {
      title: 'Team messaging',
      href: '/solutions/team-messaging',
      text: 'Channels and direct messages with search across every conversation.',
    },
    meetings: {
      title: 'Team meetings',
      href: '/solutions/team-meetings',
      text: 'Start from a call, a chat or a calendar. Record and share afterwards.',
    },
    files: {
      title: 'File sharing',
      href: '/solutions/file-sharing',
      text: 'Share files right in the conversation. Permissions follow the team.',
    },
    integrations: {
      title: 'Integrations and API',
      href: '/solutions/integrations',
      text: `${facts.integrations} apps with one-click OAuth, and a REST API with webhooks for the rest.`,
    },
  },
  /** Offices in the drawings of a video meeting. */
  offices: ['Dubai', 'London', 'Nairobi', 'Mumbai'],
  callRoute: {
    from: 'Main line',
    steps: [
      { icon: Clock, when: 'Mon–Fri, 9–6', to: 'Sales queue' },
      { icon: Globe, when: 'After hours', to: 'On-call cell phone' },
      { icon: Hash, when: 'No answer, 20 s', to: 'Voicemail to email' },
    ],
  } satisfies { from: string; steps: FlowStep[] },
  channel: [
    { time: '09:41', title: 'Truck 18 is loaded. Calling the driver now.' },
    { time: '09:43', title: 'Thanks, here is the note.', now: 'Delivery-note-18.pdf' },
    { time: '09:58', title: 'Signed. On the road.' },
  ] satisfies AgendaEntry[],
  day: [
    { time: '10:00', title: 'Stand-up' },
    { time: '10:30', title: 'Carrier review', now: '8 joined · recording' },
    { time: '12:00', title: 'Onboarding' },
    { time: '14:30', title: 'Customer call' },
  ] satisfies AgendaEntry[],
  sharedFiles: [
    { icon: FileSpreadsheet, name: 'Rates-January.xlsx', team: 'Wholesale' },
    { icon: FileText, name: 'Master-agreement.pdf', team: 'Legal' },
    { icon: Folder, name: 'Site plans', team: 'Everyone' },
    { icon: FileText, name: 'Porting-letter.pdf', team: 'Onboarding' },
  ],
  whyUs: {
    kicker: (brand: string) => `Why choose ${brand}`,
    title: 'A voice network with Dubai in the middle',
    map: 'Map centered on Dubai with voice routes to thirteen cities, at true distance and bearing',
    reasons: [
      {
        lead: 'One supplier for app and voice.',
        text: 'The company that writes the app also runs the routes, so there is one place to go with a call problem.',
      },
      {
        lead: 'Set up by the people who use it.',
        text: 'Add users, numbers and call rules in the browser, without a technician.',
      },
      {
        lead: 'Support at any hour.',
        text: `Chat is staffed ${facts.chatHours}; written questions are answered within ${facts.answerTime}.`,
      },
    ],
    start: 'Start Free Trial',
    wholesale: {
      text: 'Carriers and resellers buy the same routes by the minute.',
      rates: { text: 'Wholesale rates', href: '/wholesale-voip-rates' },
    },
  },
  platform: {
    title: 'The platform today',
    figures: [
      { value: facts.messages, label: 'messages sent since 2021' },
      { value: facts.phoneUptime, label: `cloud phone uptime (paid plans guarantee\u00a0${facts.uptime})` },
      { value: facts.countries, label: `countries on our network; calls to ${facts.callableCountries}` },
      { value: facts.chatHours, label: 'support by chat' },
    ],
  },
  closing: {
    title: 'Make the first call in a few minutes',
    text: `${facts.trialDays} days when you sign up, ${facts.homeTrialDays} if you ask. Every feature, no setup fees.`,
    actions: [
      { label: 'Start Free Trial', href: '/signup' },
      { label: 'See pricing', href: '/pricing' },
    ],
  },
};
