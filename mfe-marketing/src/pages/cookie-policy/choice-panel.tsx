import { Button } from '@site/ui/actions/button.tsx';
import { ButtonRow, Lead, PageColumn } from '@site/ui/layout/section.tsx';
import { VisuallyHidden } from '@site/ui/layout/visually-hidden.tsx';
import { Note } from '@site/ui/text/note.tsx';
import styles from './choice-panel.module.css';
import { CookieTable } from './cookie-table.tsx';
import { optionalTypeIds } from './cookie-types.ts';
import { panel } from './panel-words.ts';
import { useCookieChoice } from './use-cookie-choice.ts';

/** Anchor of the panel. */
const panelId = 'your-choice';

/** The cookie choice; disabled until its script runs, with a note where there is none. */
export function ChoicePanel() {
  const { switchedOn, state, isReady, toggle, decide } = useCookieChoice();
  return (
    <PageColumn className={styles.space}>
      <section className={styles.panel} aria-labelledby={panelId}>
        <h2 id={panelId}>{panel.title}</h2>
        <Lead>{panel.lead}</Lead>
        <form
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            decide(switchedOn);
          }}
        >
          <fieldset disabled={!isReady}>
            <VisuallyHidden as="legend">{panel.legend}</VisuallyHidden>
            <CookieTable switchedOn={switchedOn} onToggle={toggle} />
            <div className={styles.decide}>
              <p>{state}</p>
              <ButtonRow className={styles.buttons}>
                <Button variant="line" onClick={() => decide(optionalTypeIds)}>
                  {panel.acceptAll}
                </Button>
                <Button variant="line" onClick={() => decide([])}>
                  {panel.rejectOptional}
                </Button>
                <Button type="submit">{panel.save}</Button>
              </ButtonRow>
            </div>
          </fieldset>
        </form>
        <div className={styles.withoutScript}>
          <Note kind="warn">{panel.withoutScript}</Note>
        </div>
      </section>
    </PageColumn>
  );
}
