import { countInWords } from '@site/ui/text/count-in-words.ts';
import { companyYears, milestones } from '../../company/milestones.ts';
import * as facts from '../../facts/facts.ts';
export interface Award {
  year: string;
  title: string;
  organization: string;
  description: string;
}

export type MediaFormat = 'SVG' | 'PNG' | 'TXT';

/** Name of a file, without its ending. */
export type MediaFileName =
  | 'mark'
  | 'mark-on-dark'
  | 'call'
  | 'meeting'
  | 'channel'
  | 'layla-example'
  | 'tomas-sample'
  | 'amara-specimen'
  | 'fact-sheet';

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
    lead: 'Releases, facts and pictures, free to use in reports about the company.',
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
      title: 'Example Cloud Voice Award',
      organization: 'Sample Telecom Forum',
      description: 'For failover that callers do not hear',
    },
    {
      year: '2024',
      title: 'Specimen Channel Prize',
      organization: 'Example Reseller Review',
      description: 'For publishing what partners earn',
    },
    {
      year: '2023',
      title: 'Example Service Medal',
      organization: 'Sample Support Association',
      description: `For answers in writing within ${facts.answerTime}`,
    },
    {
      year: '2022',
      title: 'Placeholder Newcomer Award',
      organization: 'Example Chamber of the Gulf',
      description: 'For the first wholesale offer with public rates',
    },
  ] satisfies Award[],
  assetsHead: {
    title: 'Media assets',
    lead: 'One by one; the press kit holds them all. Please leave the colours of the mark as they are.',
  },
  assets: [
    {
      kind: 'logo',
      type: 'Logo package',
      description: 'The mark alone, a sun over the crest of a dune.',
      format: ['SVG', 'PNG'],
      files: [
        { name: 'mark', shows: 'For light ground' },
        { name: 'mark-on-dark', shows: 'For dark ground' },
      ],
    },
    {
      kind: 'screenshots',
      type: 'Screenshots',
      description: 'What the app looks like, 1600 × 1000 pixels.',
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
      description: 'The three who run the company, drawn, 1200 × 1500 pixels.',
      format: ['SVG', 'PNG'],
      files: [
        { name: 'layla-example', shows: 'Layla Example, chief executive' },
        { name: 'tomas-sample', shows: 'Tomas Sample, chief technology officer' },
        { name: 'amara-specimen', shows: 'Amara Specimen, chief operating officer' },
      ],
    },
    {
      kind: 'facts',
      type: 'Fact sheet',
      description: 'What to check before the report is printed.',
      format: ['TXT'],
      files: [{ name: 'fact-sheet', shows: 'Company, products, network, years, contact' }],
    },
  ] satisfies MediaAsset[],
  /** Contact in the fact sheet. */
  factSheetContact: { email: 'E-mail', phone: 'Phone', page: 'Press page' },
  timeline: { title: `${companyYears} in ${countInWords(milestones.length)} sentences` },
  closing: {
    title: 'A figure that is not here?',
    text: `Ask. If we may say it, you have it within ${facts.answerTime}.`,
    ask: 'Ask the press team',
    about: { text: 'About the company', href: '/about' },
  },
};
