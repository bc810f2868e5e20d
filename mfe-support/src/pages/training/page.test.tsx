import { contactPath } from '@site/contracts';
import { renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { articleAt } from '../../articles/articles.ts';
import { content } from './content.ts';
import { training } from './declaration.ts';
import TrainingPage from './page.tsx';

const {
  certifications,
  certificationsHead,
  closing,
  courses,
  coursesHead,
  formats,
  hero,
  newTab,
  resources,
  resourcesHead,
} = content;

const [request, browse] = closing.actions;

const page = renderPage(TrainingPage);

describe('the training page', () => {
  test('has a course of 2, 3, 4 and 6 hours, one for each level', () => {
    expect(courses.map(({ level, duration }) => `${level} ${duration}`)).toEqual([
      'Beginner 2',
      'Intermediate 3',
      'Advanced 4',
      'Developer 6',
    ]);
    expect(hero.title).toContain('15 hours');
  });

  test('shows level, hours, format, description and modules of every course', () => {
    for (const { title, level, duration, format, description, modules } of courses) {
      expect(page.text).toContain(
        `${level} ${coursesHead.hours(duration)}, ${format.toLowerCase()} ${title} ${description}`,
      );
      expect(page.text).toContain(`${coursesHead.modules(modules.length)} : ${title} ${modules.join(' ')}`);
    }
  });

  test('draws one piece per hour, and all of them in the line of the hero', () => {
    const [line, ...bars] = [...page.element.querySelectorAll('.bar')].map(
      ({ children }) => [...children].filter(({ className }) => className).length,
    );
    const hours = courses.map(({ duration }) => duration);
    expect(line).toBe(hours.reduce((sum, count) => sum + count));
    expect(bars).toEqual(hours);
    expect(page.getByRole('img', { name: hero.drawing })).toBeDefined();
  });

  test('offers three formats, and every course in one of them', () => {
    const names = Object.values(formats).map(({ title }) => title);
    expect(names).toHaveLength(3);
    for (const { format } of courses) expect(names).toContain(format);
    for (const { title, text } of Object.values(formats)) expect(page.text).toContain(`${title} ${text}`);
  });

  test('names three certificates with their requirements, each valid for 2 years', () => {
    expect(certifications).toHaveLength(3);
    for (const { title, description, requirements } of certifications)
      expect(page.text).toContain(
        `${title} ${description} ${certificationsHead.requirements} ${requirements.join(' ')} Valid for 2 years`,
      );
  });

  test('lists four free resources that exist, by type', () => {
    expect(resources).toHaveLength(4);
    for (const { type, article, description } of resources)
      expect(page.text).toContain(
        `${content.resourcesHead.mark(type, articleAt(article).minutes)} ${articleAt(article).title} ${description}`,
      );
  });

  test.each([
    [hero.start, '/signup'],
    ...courses.map(({ title }) => [`${coursesHead.start}: ${title}`, '/signup']),
    ...certifications.map(({ title }) => [`${certificationsHead.get}: ${title}`, '/signup']),
    ...resources.map(({ article }) => [`${resourcesHead.open}: ${articleAt(article).title}`, article]),
    [request.label, contactPath('training')],
    [browse.label, '/resources'],
  ])('opens "%s" in a new tab, with a notice', (label, href) => {
    const link = page.getAllByRole('link').find(({ textContent }) => textContent === `${label} (${newTab})`);
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });
});

test('search engines get every course with its level, work and provider', () => {
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
