import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articleAt } from '../../articles/articles.ts';
import {
  certifications,
  certificationsHead,
  courses,
  coursesHead,
  custom,
  formats,
  hero,
  newTab,
  resources,
  resourcesHead,
} from './content.ts';
import { training } from './declaration.ts';
import TrainingPage from './page.tsx';

const html = renderToStaticMarkup(<TrainingPage />);
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');
const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
  attributes,
  words: inner.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ''),
}));

describe('the training page', () => {
  it('has a course of 2, 3, 4 and 6 hours, one for each level', () => {
    expect(courses.map(({ level, duration }) => `${level} ${duration}`)).toEqual([
      'Beginner 2',
      'Intermediate 3',
      'Advanced 4',
      'Developer 6',
    ]);
    expect(hero.title).toContain('15 hours');
  });

  it('shows of every course its level, hours, format, description and modules', () => {
    for (const { title, level, duration, format, description, modules } of courses) {
      expect(words).toContain(
        `${level} ${coursesHead.hours(duration)}, ${format.toLowerCase()} ${title} ${description}`,
      );
      expect(words).toContain(`${coursesHead.modules(modules.length)} : ${title} ${modules.join(' ')}`);
    }
  });

  it('draws one piece per hour, and all of them in the line of the hero', () => {
    const [line = '', ...bars] = html.match(/<(div|span) class="bar[^>]*>(?:<i[^>]*>.*?<\/i>)+<\/\1>/gs) ?? [];
    expect(line.match(/<i /g)).toHaveLength(15);
    expect(bars.map((bar) => bar.match(/<i class=/g)?.length)).toEqual(courses.map(({ duration }) => duration));
    expect(html).toContain(`role="img" aria-label="${hero.drawing}"`);
  });

  it('offers three formats, and every course in one of them', () => {
    const names = Object.values(formats).map(({ title }) => title);
    expect(names).toHaveLength(3);
    for (const { format } of courses) expect(names).toContain(format);
    for (const { title, text } of Object.values(formats)) expect(words).toContain(`${title} ${text}`);
  });

  it('names three certificates with what they ask for, each valid for 2 years', () => {
    expect(certifications).toHaveLength(3);
    for (const { title, description, requirements } of certifications)
      expect(words).toContain(
        `${title} ${description} ${certificationsHead.requirements} ${requirements.join(' ')} Valid for 2 years`,
      );
  });

  it('lists four free resources that exist, by type', () => {
    expect(resources).toHaveLength(4);
    for (const { type, article, description } of resources)
      expect(words).toContain(`${type}, ${articleAt(article).minutes} min ${articleAt(article).title} ${description}`);
  });

  it.each([
    [hero.start, '/signup'],
    ...courses.map(({ title }) => [`${coursesHead.start}: ${title}`, '/signup']),
    ...certifications.map(({ title }) => [`${certificationsHead.get}: ${title}`, '/signup']),
    ...resources.map(({ article }) => [`${resourcesHead.open}: ${articleAt(article).title}`, '/resources']),
    [custom.request, contactPath('training')],
    [custom.browse, '/resources'],
  ])('opens "%s" in a new tab and says so', (label, href) => {
    const link = links.find((one) => one.words === `${label} (${newTab})`);
    expect(link?.attributes).toContain(`href="${href}"`);
    expect(link?.attributes).toContain('target="_blank" rel="noopener"');
  });
});

it('search engines get every course with its level, work and provider', () => {
  expect(training.meta.jsonLd?.slice(0, -1)).toMatchObject(
    courses.map(({ title, level, duration }) => ({
      '@type': 'Course',
      name: title,
      educationalLevel: level,
      provider: { name: '{brand}' },
      hasCourseInstance: { courseWorkload: `PT${duration}H` },
    })),
  );
});
