import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Rss } from 'lucide';
import { content } from './content.ts';
import feed from './incidents.feed.ts?url';
import styles from './page.module.css';

const { subscribe } = content;

/** The page's sun: two ways to subscribe. */
export function SubscribeCard() {
  return (
    <div id="updates" className={styles.subscribe} data-tone="sun">
      <div>
        <h2>{subscribe.title}</h2>
        <p>{subscribe.text}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink href={feed} variant="accent" icon={Rss}>
          {subscribe.feed}
        </ButtonLink>
        <ButtonLink href="/signup" variant="line" newTab={subscribe.newTab}>
          {subscribe.button}
        </ButtonLink>
      </div>
    </div>
  );
}
