import { ButtonLink } from '@site/ui/button.tsx';
import { CtaBand, type CtaBandProps } from '@site/ui/cta-band.tsx';

export interface TrialBandProps extends Omit<CtaBandProps, 'children'> {
  /** Words of the button that leads to the signup. */
  start: string;
  second: { text: string; href: string };
}

/** The last band of a product page: try it, or take one more look. */
export function TrialBand({ start, second, ...band }: TrialBandProps) {
  return (
    <CtaBand {...band}>
      <ButtonLink look="accent" go href="/signup">
        {start}
      </ButtonLink>
      <ButtonLink look="line" href={second.href}>
        {second.text}
      </ButtonLink>
    </CtaBand>
  );
}
