import { ButtonLink } from '@site/ui/actions/button.tsx';
import { CtaBand, type CtaBandProps } from '@site/ui/content/cta-band.tsx';

export interface TrialBandProps extends Omit<CtaBandProps, 'children'> {
  /** Words of the button that leads to the signup. */
  start: string;
  second: { text: string; href: string };
}

/** The last band of a product page: try it, or take one more look. */
export function TrialBand({ start, second, ...band }: TrialBandProps) {
  return (
    <CtaBand {...band}>
      <ButtonLink variant="accent" arrow href="/signup">
        {start}
      </ButtonLink>
      <ButtonLink variant="line" href={second.href}>
        {second.text}
      </ButtonLink>
    </CtaBand>
  );
}
