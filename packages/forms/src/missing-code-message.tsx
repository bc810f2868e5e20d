import type { SiteConfig } from '@site/contracts';
import { Button } from '@site/ui/actions/button.tsx';
import { FormMessage } from '@site/ui/form/form-message.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { FormDefinition } from './form-definition.ts';
import styles from './missing-code-message.module.css';

interface MissingCodeMessageProps {
  definition: FormDefinition;
  site: SiteConfig;
}

/**
 * Messages of a form without its code, part of the document: shown after an early press (`data-pressed`) and when the code does
 * not load (`data-unavailable`). The shell's starter sets both attributes.
 */
export function MissingCodeMessage({ definition: { worksWithoutScripts }, site }: MissingCodeMessageProps) {
  return (
    <>
      <p className={styles.pressed} role="alert">
        The form is still loading. It will be sent as soon as it is ready.
      </p>
      <div className={styles.message}>
        <FormMessage kind="bad">
          <b>This form has not loaded.</b> What you typed is still here. Check your connection and touch the form to try
          again, or <ContactLinks site={site} />.
        </FormMessage>
        {worksWithoutScripts && (
          <Button type="submit" variant="line" size="sm">
            Send it from a simple page
          </Button>
        )}
      </div>
    </>
  );
}
