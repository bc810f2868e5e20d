import { contactPath } from '@site/contracts';
import { hrefsOf, renderPage, textOf, within } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { careers } from './declaration.ts';
import { jobs } from './open-positions.ts';
import CareersPage from './page.tsx';

const page = renderPage(CareersPage);

describe('the careers page', () => {
  test('shows location, type and summary of every position', () => {
    for (const { title, department, location, type, description } of jobs)
      expect(page.text).toContain(`${department} ${location} ${type} ${title} ${description}`);
  });

  test('opens the requirements of a position in place', () => {
    const opened = page.getAllByRole('group').map((details) => details.textContent);
    expect(opened).toEqual(
      jobs.map(({ title, requirements }) => `${content.jobsWords.requirements}: ${title}${requirements.join('')}`),
    );
  });

  test('takes applications for each position by name, and speculative ones', () => {
    for (const { key, title } of jobs) {
      const job = page.getByRole('heading', { level: 3, name: title }).closest('li') ?? page.element;
      expect(textOf(job)).toContain(`${content.jobsWords.apply} : ${title}`);
      expect(hrefsOf(within(job), new RegExp(`^${content.jobsWords.apply}`))).toEqual([
        contactPath('careers', { job: key }),
      ]);
    }
    expect(content.closing.actions.map(({ label }) => hrefsOf(page, label))).toEqual([
      [contactPath('careers')],
      ['/about'],
    ]);
  });

  test('describes how the company works, its benefits and the hiring process', () => {
    for (const { title, text } of content.values) expect(page.text).toContain(`${title} ${text}`);
    for (const benefit of content.benefits)
      expect(page.text).toContain(typeof benefit === 'string' ? benefit : benefit.lead);
    for (const { title } of content.hiringSteps) page.getByRole('heading', { name: title });
  });
});

describe('search engines', () => {
  const postings = careers.meta.jsonLd?.slice(0, -1) ?? [];
  const titlesWith = (key: string, value: string) =>
    postings.filter((posting) => posting[key] === value).map(({ title }) => title);

  test('get every position with its employer, place and last day', () => {
    expect(postings).toMatchObject(
      jobs.map(({ title }) => ({
        '@type': 'JobPosting',
        title,
        hiringOrganization: { name: '{brand}' },
        jobLocation: { address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
      })),
    );
    for (const { datePosted, validThrough } of postings) expect(String(validThrough) > String(datePosted)).toBe(true);
  });

  test('get which positions are remote and which are contracts', () => {
    expect(titlesWith('jobLocationType', 'TELECOMMUTE')).toEqual(
      jobs.filter(({ location }) => location !== 'Dubai').map(({ title }) => title),
    );
    expect(titlesWith('employmentType', 'CONTRACTOR')).toEqual(
      jobs.filter(({ type }) => type === 'Contract').map(({ title }) => title),
    );
  });
});
