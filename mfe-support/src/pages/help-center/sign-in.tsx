import { contactPath } from '@site/contracts';
import { ButtonLink } from '@site/ui/actions/button.tsx';
import { Checklist } from '@site/ui/content/checklist.tsx';
import { Lead } from '@site/ui/layout/section.tsx';
import { Split } from '@site/ui/layout/split.tsx';
import { content } from './content.ts';
import styles from './sign-in.module.css';

const { signIn } = content;

/** The sign-in address of customers, to which header and sign-up link. */
export function SignIn() {
  return (
    <Split>
      <div className={styles.address}>
        <h2 id="sign-in">{signIn.title}</h2>
        <Lead>{signIn.text}</Lead>
        <ButtonLink href={contactPath('sign-in')} variant="line">
          {signIn.ask}
        </ButtonLink>
      </div>
      <Checklist items={signIn.ways} />
    </Split>
  );
}
