import { contactPath } from '@site/contracts';
import type { ListItem } from '@site/ui/content/item-list.tsx';
import type { FileEntry } from '@site/ui/vignettes/files.tsx';
import { FileSpreadsheet, FileText, Image } from 'lucide';
import * as facts from '../../../facts/facts.ts';

export const content = {
  hero: {
    kicker: 'File sharing',
    title: 'The file is in the conversation',
    lead: 'Send it in a channel, a call or a meeting. There is one copy, with every version, and only the people you choose can read it.',
    actions: [
      { label: 'Try File Sharing', href: '/signup' },
      { label: 'Ask a question', href: contactPath('file-sharing') },
    ],
  },
  folders: {
    drawing:
      'Three folders stand in a dune: Legal, Wholesale and Site plans. Three files of the last one lie in front.',
    names: { back: 'Legal', middle: 'Wholesale', front: 'Site plans' },
    files: [
      { icon: FileText, name: 'Ground-floor.pdf', team: 'version 4' },
      { icon: Image, name: 'Gate-3.jpg', team: '09:12' },
      { icon: FileSpreadsheet, name: 'Deliveries.xlsx', team: 'Dispatch' },
    ] satisfies FileEntry[],
  },
  rights: {
    title: 'Permissions follow the team',
    lead: 'Anyone who joins a team can read its files; anyone who leaves no longer can. Nobody has to keep a list.',
    text: 'An outsider gets one folder with an expiration date. On that day the door closes by itself.',
    more: { text: 'How data is protected', href: '/security' },
    drawing:
      'Who may do what in the folder Site plans: engineering edits, site teams comment, a contractor reads until March 31, the link is off',
    folder: { name: 'Site plans', size: '214 files' },
    levels: ['Read', 'Comment', 'Edit'],
    readers: [
      { name: 'Engineering', may: 'Edit', level: 3 },
      { name: 'Site teams', may: 'Comment', level: 2 },
      { name: 'Contractor, gate 3', may: 'Read until March 31', level: 1 },
      { name: 'Anyone with the link', may: 'Off', level: 0 },
    ],
  },
  features: {
    title: 'One file, six ways to use it',
    lead: 'The same six on a laptop, in a browser and on a phone.',
    items: {
      drop: { title: 'Drop it in', text: 'Drag a file into a channel, a call or a meeting. It is stored once.' },
      versions: {
        title: 'Versions',
        text: 'The newest is on top. Earlier ones stay below it, with the author and date.',
      },
      preview: {
        title: 'Preview',
        text: 'Plans, spreadsheets, slides and video open in the browser, without the app that made them.',
      },
      links: {
        title: 'Links that expire',
        text: 'Send one file outside the company, with a password and an expiration date.',
      },
      search: { title: 'Search inside', text: 'Finds words inside a document, even in scans.' },
      offline: { title: 'Offline', text: 'Mark a folder, and your phone has it even without a signal.' },
    },
  },
  benefits: {
    title: 'How long, and where',
    items: [
      {
        mark: facts.longestRetention,
        title: 'Kept as long as you decide',
        text: `Set how long a folder keeps its files: from ${facts.retention}.`,
      },
      {
        mark: facts.deletion,
        title: 'Deleted means gone',
        text: `What you delete is removed within ${facts.deletion}, copies included.`,
      },
      {
        mark: facts.securityLogs,
        title: 'Who opened what',
        text: `Security logs reach back ${facts.securityLogs}, for your auditor and for you.`,
      },
      {
        mark: 'UAE, EU, US',
        title: 'Stored where your law requires',
        text: 'Choose one of three regions. The file stays there.',
      },
    ] satisfies ListItem[],
  },
  closing: {
    title: 'Move one folder first',
    text: `${facts.trialDays} days, no credit card. Take your files with you if you leave.`,
    actions: [
      { label: 'Try File Sharing', href: '/signup' },
      { label: 'See pricing', href: '/pricing' },
    ],
  },
};
