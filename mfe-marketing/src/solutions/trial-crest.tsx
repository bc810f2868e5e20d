import { CrestClosing } from '../closing/crest-closing.tsx';
import type { TrialBandProps } from './trial-band.tsx';

/** The same offer as `TrialBand` on the crest that becomes the footer: not every page ends on sun. */
export function TrialCrest({ start, second, title, text }: TrialBandProps) {
  return (
    <CrestClosing
      title={title}
      text={text}
      actions={[
        { label: start, href: '/signup' },
        { label: second.text, href: second.href },
      ]}
    />
  );
}
