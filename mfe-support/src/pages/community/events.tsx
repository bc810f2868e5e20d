import { ButtonLink } from '@site/ui/actions/button.tsx';
import { ItemList } from '@site/ui/content/item-list.tsx';
import { Tag } from '@site/ui/content/tag.tsx';
import { Section, SectionHead } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { content } from './content.ts';
import type { CommunityEvent } from './event-list.ts';
import { dayOf, monthOf, placeOf } from './event-words.ts';
import styles from './events.module.css';
import { targetPath } from './target-path.ts';

const { events, eventsHead, newTab } = content;

const { title, lead, zone, attending, register } = eventsHead;

const rows = events.map((event) => ({
  mark: <EventDate {...event} />,
  title: event.title,
  text: <EventText {...event} />,
  action: (
    <ButtonLink href={targetPath('signup')} size="sm" newTab={newTab}>
      {register}
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  ),
}));

export function Events() {
  return (
    <Section>
      <SectionHead title={title} lead={lead} split />
      <ItemList items={rows} />
    </Section>
  );
}

function EventDate({ date }: CommunityEvent) {
  return (
    <time dateTime={date} className={styles.date}>
      <b>{dayOf(date)}</b> {monthOf(date)}
    </time>
  );
}

function EventText({ type, time, attendees, description }: CommunityEvent) {
  return (
    <>
      {description}
      <span className={styles.facts}>
        <Tag>{type}</Tag>
        <span>
          {time.from}–{time.to} {zone}
        </span>
        <span>{placeOf(type)}</span>
        <span>{attending(attendees)}</span>
      </span>
    </>
  );
}
