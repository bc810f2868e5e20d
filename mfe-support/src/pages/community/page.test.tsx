import { contactPath } from '@site/contracts';
import { renderPage } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { community } from './declaration.ts';
import { dayOf, monthOf, placeOf, yearOf } from './event-words.ts';
import CommunityPage from './page.tsx';

const { ambassadors, ambassadorsHead, closing, events, eventsHead, hero, newTab, spotlights, stats, ways } = content;

const [join, suggest] = closing.actions;

const pageOn = (today: string) => renderPage(CommunityPage, { today });
const page = pageOn('2026-12-01');

describe('the community page', () => {
  test('counts its members, answers and groups', () => {
    for (const { value, label } of stats.items) expect(page.text).toContain(`${label} ${value}`);
  });

  test('lists an event of each type in chronological order, none of them past', () => {
    expect(events.map(({ type }) => type)).toEqual(['Webinar', 'In-Person', 'Workshop', 'Panel']);
    const days = events.map(({ date }) => date);
    expect(days.toSorted()).toEqual(days);
    for (const day of days) expect(day > '2026-11-30').toBe(true);
  });

  test('shows date, time, place and attendees of every event', () => {
    for (const { date, title, type, time, attendees, description } of events) {
      expect(page.element.querySelector(`time[datetime="${date}"]`)?.textContent).toBe(dayText(date));
      expect(page.text).toContain(`${yearOf(date)} ${title} ${description} ${type}`);
      expect(page.text).toContain(`${time.from}–${time.to} GST ${placeOf(type)} ${eventsHead.attending(attendees)}`);
    }
  });

  test.each([
    ['2026-12-10', 4],
    ['2026-12-11', 3],
    ['2027-03-17', 1],
  ])('on %s offers to register for %i of them', (today, count) => {
    expect(pageOn(today).getAllByRole('link', { name: new RegExp(`^${eventsHead.register}`) })).toHaveLength(count);
  });

  test('lists past events after upcoming ones, the last one first, with attendees', () => {
    const { text, getByRole } = pageOn('2027-01-21');
    getByRole('heading', { name: eventsHead.past });
    const titles = [events[2], events[3], events[1], events[0]].map((event) => text.indexOf(event?.title ?? ''));
    expect(titles.toSorted((a, b) => a - b)).toEqual(titles);
    expect(text).toContain(eventsHead.attended(80));
    expect(page.queryByRole('heading', { name: eventsHead.past })).toBeNull();
  });

  test('states when there is no upcoming event', () => {
    expect(pageOn('2027-03-18').text).toContain(eventsHead.none);
    expect(page.text).not.toContain(eventsHead.none);
  });

  test("writes dates in full, independent of the server's time zone", () => {
    const date = '2027-01-01';
    expect(`${monthOf(date)} ${dayOf(date)}, ${yearOf(date)}`).toBe('January 1, 2027');
  });

  test('offers four ways to connect', () => {
    expect(Object.keys(ways)).toHaveLength(4);
    for (const { title, text } of Object.values(ways)) expect(page.text).toContain(`${title} ${text}`);
  });

  test('quotes three members, each under a figure', () => {
    expect(spotlights).toHaveLength(3);
    for (const quote of spotlights)
      expect(page.text).toContain(`${quote.metric} ${quote.words} ${quote.name} ${quote.role}`);
  });

  test('names three ambassadors by their role', () => {
    expect(ambassadors).toHaveLength(3);
    for (const { role, name, place, text } of ambassadors)
      expect(page.text).toContain(`${role} ${name} , ${place} ${text}`);
  });

  test.each([
    [hero.join, '/signup'],
    ...events.map(({ title }) => [`${eventsHead.register}: ${title}`, '/signup']),
    ...Object.values(ways).map(({ action, href }) => [action, href]),
    ...ambassadors.map(({ name }) => [ambassadorsHead.ask(name), contactPath('community')]),
    [join.label, '/signup'],
    [suggest.label, contactPath('community')],
  ])('opens "%s" in a new tab, with a notice', (label, href) => {
    const link = page.getAllByRole('link').find(({ textContent }) => textContent === `${label} (${newTab})`);
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  test('links to the signup, the resources and the contact form', () => {
    const targets = new Set(Object.values(ways).map(({ href }) => href));
    expect([...targets].toSorted()).toEqual([contactPath('community'), '/resources', '/signup']);
  });
});

test('search engines get every event with its time in Dubai and its place', () => {
  const listings = community.meta.jsonLd?.slice(0, -1) ?? [];
  expect(listings).toMatchObject(
    events.map(({ title }) => ({ '@type': 'Event', name: title, organizer: { name: '{brand}' } })),
  );
  expect(listings[0]).toMatchObject({
    startDate: '2026-12-10T16:00:00+04:00',
    endDate: '2026-12-10T17:00:00+04:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  });
  expect(listings[1]).toMatchObject({ location: { address: { addressLocality: 'Dubai' } } });
});
