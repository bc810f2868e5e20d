import type { PageProps } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content } from './content.ts';
import type { CommunityEvent } from './event-list.ts';
import { dayOf, monthOf, placeOf, yearOf } from './event-words.ts';
import styles from './events.module.css';

const { events, eventsHead, newTab } = content;

const { title, lead, zone, attending, register, none, past, attended } = eventsHead;

const upcomingItem = (event: CommunityEvent) => ({
  mark: <EventDate {...event} />,
  title: event.title,
  text: <EventText {...event} visitors={attending(event.attendees)} />,
  action: (
    <ButtonLink href="/signup" size="sm" newTab={newTab}>
      {register}
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  ),
});

const pastItem = (event: CommunityEvent) => ({
  mark: <EventDate {...event} />,
  title: event.title,
  text: <EventText {...event} visitors={attended(event.attendees)} />,
});

/** Upcoming events, then past ones, the last one first. */
export function Events({ today }: Pick<PageProps, 'today'>) {
  const upcomingEvents = events.filter(({ date }) => date >= today);
  const pastEvents = events.filter(({ date }) => date < today).toReversed();
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      {upcomingEvents.length > 0 ? <ItemList items={upcomingEvents.map(upcomingItem)} /> : <p>{none}</p>}
      {pastEvents.length > 0 && (
        <div className={styles.past}>
          <SectionHead title={past} />
          <ItemList items={pastEvents.map(pastItem)} />
        </div>
      )}
    </Section>
  );
}

function EventDate({ date }: CommunityEvent) {
  return (
    <time dateTime={date} className={styles.date}>
      <span>{monthOf(date)}</span>{' '}
      <b>
        {dayOf(date)}
        <span className={styles.comma}>,</span>
      </b>{' '}
      <span>{yearOf(date)}</span>
    </time>
  );
}

interface EventTextProps extends CommunityEvent {
  /** Number of attendees. */
  visitors: string;
}

function EventText({ type, time, visitors, description }: EventTextProps) {
  return (
    <>
      {description}
      <span className={styles.facts}>
        <Tag>{type}</Tag>
        <span>
          {time.from}–{time.to} {zone}
        </span>
        <span>{placeOf(type)}</span>
        <span>{visitors}</span>
      </span>
    </>
  );
}
