import { CtaBand, type CtaBandProps } from '@site/ui/content/cta-band.tsx';

export interface TrialBandProps extends Omit<CtaBandProps, 'actions'> {
  /** Label of the button to the signup. */
  start: string;
  second: { text: string; href: string };
}

/** The last band of a product page: a trial, or another page. */
export function TrialBand({ start, second, ...band }: TrialBandProps) {
  return (
    <CtaBand
      {...band}
      actions={[
        { label: start, href: '/signup' },
        { label: second.text, href: second.href },
      ]}
    />
  );
}
