import { contactPath } from '@site/contracts';
import type { ChecklistItem } from '@site/ui/content/checklist.tsx';
import type { Step } from '@site/ui/content/steps.tsx';
import { capitalizedCount, countInWords } from '@site/ui/text/count-in-words.ts';
import { jobs } from './open-positions.ts';

interface WorkValue {
  title: string;
  text: string;
}

const inDubai = jobs.filter(({ location }) => location === 'Dubai').length;

const hiringSteps: readonly Step[] = [
  {
    title: 'You write',
    text: 'A short letter says more than a form: what you have built or sold, and what you want to do here.',
  },
  { title: 'We talk', text: 'A video call with the person you would work for. You ask as much as we do.' },
  {
    title: 'We work together',
    text: 'A task from our real work, paid, with two people from the team. You see how we argue.',
  },
  { title: 'You decide', text: 'An offer in writing with salary, equity and start date. Take the time you need.' },
];

export const content = {
  hero: {
    title: `${capitalizedCount(jobs.length)} open positions`,
    see: 'See the positions',
    lead: `${capitalizedCount(inDubai)} of them in Dubai, ${countInWords(jobs.length - inDubai)} wherever you work in the UAE or the EU. The person you would work for reads your application.`,
  },
  jobsWords: { heading: 'Open positions', requirements: 'Requirements', apply: 'Apply' },
  valuesTitle: 'How we work',
  values: [
    {
      title: 'Answer the phone',
      text: 'Everybody takes support shifts. Nothing explains a bug better than a call from the customer who hit it.',
    },
    {
      title: 'Write it down',
      text: 'Decisions are documents with a date. Whoever joins later can read why, and disagree.',
    },
    {
      title: 'Release small',
      text: 'Each team ships when it is ready and can roll back within a minute.',
    },
    {
      title: 'Say the number',
      text: 'Latency, margin, churn: what we know is visible to everybody here, good or bad.',
    },
  ] satisfies WorkValue[],
  benefitsHead: {
    title: 'What you get',
    drawing: 'The office at the creek in Dubai, some of its windows lit, a sailing boat in front',
    lead: 'The same for every employee, from the first day. Contractors are paid by the day and can take the same courses.',
  },
  benefits: [
    { lead: 'Health insurance.', text: 'For you, your partner and your children.' },
    { lead: 'Hours you agree on.', text: 'Teams set them together, at home or in the office.' },
    { lead: 'A flight home.', text: 'Every year, for those who moved to the UAE for the job.' },
    { lead: 'Help with the move.', text: 'Visa, shipping and the first weeks of rent in Dubai.' },
    { lead: 'Time to learn.', text: 'Courses and certifications count as work.' },
    { lead: 'Shares.', text: 'Stock options for everyone, on the same terms.' },
  ] satisfies ChecklistItem[],
  hiring: {
    title: 'How we hire',
    lead: `${capitalizedCount(hiringSteps.length)} steps. After each one, you’ll hear from us in writing, even when the answer is no.`,
  },
  hiringSteps,
  closing: {
    title: 'No opening that fits?',
    text: 'Tell us what you would do here. If it makes sense, we’ll make room.',
    actions: [
      { label: 'Write to us', href: contactPath('careers') },
      { label: 'About the company', href: '/about' },
    ],
  },
};
