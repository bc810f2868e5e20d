import { contactPath } from '@site/contracts';
import { countInWords } from '@site/ui/text/count-in-words.ts';
import { type Executive, executives } from '../../company/executives.ts';
import { companyYears, milestones } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';

interface Award {
  year: string;
  title: string;
  organization: string;
  description: string;
}

export type MediaFormat = 'SVG' | 'PNG' | 'TXT';

/** File name without its extension. */
export type MediaFileName = 'mark' | 'mark-on-dark' | 'call' | 'meeting' | 'channel' | Executive['file'] | 'fact-sheet';

export interface MediaAsset {
  kind: 'logo' | 'screenshots' | 'photos' | 'facts';
  type: string;
  description: string;
  format: readonly MediaFormat[];
  files: readonly { name: MediaFileName; shows: string }[];
}

export const content = {
  hero: {
    title: 'Press and Media Center',
    lead: 'Releases, facts and pictures, free to use in coverage of the company.',
    kit: 'Download Press Kit',
  },
  inquiries: {
    title: 'Media inquiries',
    text: `Journalists get an answer within ${facts.answerTime}, from somebody who can be quoted.`,
    write: 'Write to the press team',
  },
  releasesHead: { title: 'Press releases', more: 'Read More' },
  awardsTitle: 'Awards',
  awards: [
    {
      year: '2024',
      title: 'Clear Line Award',
      organization: 'Gulf Carrier Forum',
      description: 'For failover that callers do not hear',
    },
    {
      year: '2024',
      title: 'Open Terms Prize',
      organization: 'Reseller Review',
      description: 'For publishing what partners earn',
    },
    {
      year: '2023',
      title: 'First Answer Medal',
      organization: 'Association of Support Desks',
      description: `For answers in writing within ${facts.answerTime}`,
    },
    {
      year: '2022',
      title: 'Newcomer of the Year',
      organization: 'Creekside Chamber of Trade',
      description: 'For the first wholesale offer with public rates',
    },
  ] satisfies Award[],
  assetsHead: {
    title: 'Media assets',
    lead: 'The press kit holds the pictures; the fact sheet carries the name and addresses of the company. Please do not change the logo’s colors.',
  },
  assets: [
    {
      kind: 'logo',
      type: 'Logo package',
      description: 'The mark alone, a sun over the crest of a dune.',
      format: ['SVG', 'PNG'],
      files: [
        { name: 'mark', shows: 'For light backgrounds' },
        { name: 'mark-on-dark', shows: 'For dark backgrounds' },
      ],
    },
    {
      kind: 'screenshots',
      type: 'Screenshots',
      description: 'What the app looks like, 1600 × 1000 pixels.',
      format: ['PNG'],
      files: [
        { name: 'call', shows: 'A call' },
        { name: 'meeting', shows: 'A meeting' },
        { name: 'channel', shows: 'A channel' },
      ],
    },
    {
      kind: 'photos',
      type: 'Executive photos',
      description: 'The three who run the company, drawn, 1200 × 1500 pixels.',
      format: ['SVG', 'PNG'],
      files: executives.map(({ file, name, role }) => ({ name: file, shows: `${name}, ${role.toLowerCase()}` })),
    },
    {
      kind: 'facts',
      type: 'Fact sheet',
      description: 'The facts to check before you publish.',
      format: ['TXT'],
      files: [{ name: 'fact-sheet', shows: 'Company, products, network, years, contact' }],
    },
  ] satisfies MediaAsset[],
  factSheetPreview: 'The first lines of the fact sheet, on paper',
  /** Contact in the fact sheet. */
  factSheetContact: { address: 'Address', email: 'Email', phone: 'Phone', page: 'Press page' },
  /** Notice that people and companies of this site are fictional. */
  names: 'The people, customers, partners and prizes named on this site are fictional.',
  timeline: { title: `${companyYears} in ${countInWords(milestones.length)} sentences` },
  closing: {
    title: 'Need a figure we do not list?',
    text: `Ask. If we can share it, you’ll have it within ${facts.answerTime}.`,
    actions: [
      { label: 'Ask the press team', href: contactPath('press') },
      { label: 'About the company', href: '/about' },
    ],
  },
};
