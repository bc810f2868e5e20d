import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { benefits, hiringSteps, jobs, jobsWords, values } from './content.ts';
import { careers } from './declaration.ts';
import CareersPage from './page.tsx';

const html = renderToStaticMarkup(<CareersPage />);
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

describe('the careers page', () => {
  it('has one open position in each of six departments', () => {
    expect(jobs.map(({ department }) => department)).toEqual([
      'Engineering',
      'Product',
      'Design',
      'Infrastructure',
      'Customer Success',
      'Sales',
    ]);
  });

  it('shows of every position where and how one works and what one does', () => {
    for (const { title, department, location, type, description } of jobs) {
      expect(words).toContain(`${department} ${location} ${type} ${title} ${description}`);
    }
  });

  it('opens the requirements of a position in place', () => {
    expect(html.match(/<details>/g)).toHaveLength(jobs.length);
    for (const { title, requirements } of jobs) {
      expect(words).toContain(`${jobsWords.requirements} : ${title} ${requirements.join(' ')}`);
    }
  });

  it('lets one apply for every position', () => {
    for (const { title } of jobs) {
      expect(html).toMatch(new RegExp(`<a href="/contact\\?topic=careers"[^>]*>Apply<span[^>]*>: ${title}</span>`));
    }
    expect(html.split(`href="${contactPath('careers')}"`)).toHaveLength(jobs.length + 2);
  });

  it('says how the company works, what one gets and how it hires in four steps', () => {
    for (const { title, text } of values) expect(words).toContain(`${title} ${text}`);
    for (const benefit of benefits) expect(words).toContain(typeof benefit === 'string' ? benefit : benefit.lead);
    expect(hiringSteps).toHaveLength(4);
    for (const { title } of hiringSteps) expect(html).toContain(`<h3>${title}</h3>`);
  });
});

describe('search engines', () => {
  const postings = careers.meta.jsonLd?.slice(0, -1) ?? [];

  it('get every position with its employer, place and last day', () => {
    expect(postings).toHaveLength(jobs.length);
    for (const [index, posting] of postings.entries()) {
      expect(posting).toMatchObject({
        '@type': 'JobPosting',
        title: jobs[index]?.title,
        hiringOrganization: { name: '{brand}' },
        jobLocation: { address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
      });
      expect(String(posting.validThrough) > String(posting.datePosted)).toBe(true);
    }
  });

  it('learn which positions are remote and which are contracts', () => {
    const titles = (key: string, value: string) =>
      postings.filter((one) => one[key] === value).map(({ title }) => title);
    expect(titles('jobLocationType', 'TELECOMMUTE')).toEqual(
      jobs.filter(({ location }) => location !== 'Dubai').map(({ title }) => title),
    );
    expect(titles('employmentType', 'CONTRACTOR')).toEqual(
      jobs.filter(({ type }) => type === 'Contract').map(({ title }) => title),
    );
  });
});
