import { ButtonLink } from '@site/ui/actions/button.tsx';
import { content } from './content.ts';
import styles from './page.module.css';

const { subscribe } = content;

/** The page's sun: an offer to be told. */
export function SubscribeCard() {
  return (
    <div className={styles.subscribe} data-tone="sun">
      <div>
        <h2>{subscribe.title}</h2>
        <p>{subscribe.text}</p>
      </div>
      <ButtonLink href="/signup" variant="accent" newTab={subscribe.newTab}>
        {subscribe.button}
      </ButtonLink>
    </div>
  );
}
