import type { ArticlePath } from '../articles/articles.ts';

/** A title of the documentation and its article, if one exists or is planned. */
export interface DocumentationTitle {
  readonly id: string;
  readonly title: string;
  readonly article?: ArticlePath;
}

export interface DocumentationCategory {
  readonly title: string;
  readonly icon: 'start' | 'calls' | 'video' | 'messages' | 'integrations' | 'admin';
  readonly titles: readonly DocumentationTitle[];
}

/** Six categories of four titles each. A new article only needs its path here. */
export const documentation = [
  {
    title: 'Getting started',
    icon: 'start',
    titles: [
      { id: 'create-account', title: 'Create your account' },
      { id: 'add-users', title: 'Add users and numbers' },
      { id: 'port-numbers', title: 'Port your existing numbers', article: '/articles/ucaas-migration-guide' },
      { id: 'install-apps', title: 'Install the apps' },
    ],
  },
  {
    title: 'Calls and numbers',
    icon: 'calls',
    titles: [
      { id: 'business-hours', title: 'Set business hours' },
      { id: 'call-queue', title: 'Build a call queue' },
      { id: 'record-calls', title: 'Record calls and keep them' },
      { id: 'sip-trunk', title: 'Configure a SIP trunk', article: '/articles/sip-trunking-configuration' },
    ],
  },
  {
    title: 'Meetings and video',
    icon: 'video',
    titles: [
      { id: 'schedule-meeting', title: 'Schedule a meeting' },
      { id: 'share-screen', title: 'Share your screen' },
      { id: 'record-meeting', title: 'Record and share a meeting' },
      { id: 'video-quality', title: 'Improve video quality', article: '/articles/network-optimization' },
    ],
  },
  {
    title: 'Messages and files',
    icon: 'messages',
    titles: [
      { id: 'create-channel', title: 'Create a channel' },
      { id: 'share-file', title: 'Share a file with guests' },
      { id: 'search-messages', title: 'Search old messages' },
      { id: 'message-retention', title: 'Set message retention' },
    ],
  },
  {
    title: 'Integrations and API',
    icon: 'integrations',
    titles: [
      { id: 'connect-crm', title: 'Connect a CRM' },
      { id: 'connect-teams', title: 'Connect Microsoft Teams', article: '/articles/microsoft-teams-integration' },
      { id: 'api-key', title: 'Create an API key' },
      { id: 'webhooks', title: 'Receive webhooks' },
    ],
  },
  {
    title: 'Admin and security',
    icon: 'admin',
    titles: [
      { id: 'roles', title: 'Roles and permissions' },
      { id: 'single-sign-on', title: 'Single sign-on' },
      { id: 'security-log', title: 'Read the security log' },
      { id: 'invoices', title: 'Invoices and plans' },
    ],
  },
] as const satisfies readonly DocumentationCategory[];

export type DocumentationId = (typeof documentation)[number]['titles'][number]['id'];
