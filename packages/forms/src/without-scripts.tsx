import type { SiteConfig } from '@site/contracts';
import { Button, type ButtonAppearance } from '@site/ui/actions/button.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { FormDefinition } from './form-definition.ts';
import styles from './without-scripts.module.css';

interface WithoutScriptsProps extends Pick<ButtonAppearance, 'variant' | 'wide'> {
  definition: FormDefinition;
  site: SiteConfig;
}

/** Button and contact links of a form for browsers without JavaScript. */
export function WithoutScripts({ definition, site, variant, wide }: WithoutScriptsProps) {
  const { worksWithoutScripts, labels } = definition;
  if (!worksWithoutScripts) {
    return (
      <noscript className={styles.plain}>
        <p className={styles.note}>
          Sending this form needs JavaScript. Without it, <ContactLinks site={site} />.
        </p>
      </noscript>
    );
  }
  return (
    <noscript className={styles.plain}>
      <Button type="submit" variant={variant} wide={wide}>
        {labels.submit}
      </Button>
      <p className={styles.note}>
        Without JavaScript, the next page asks you one question. Or <ContactLinks site={site} />.
      </p>
    </noscript>
  );
}
