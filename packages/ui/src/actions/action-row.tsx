import { ButtonRow } from '../layout/section.tsx';
import { ButtonLink, type ButtonLinkProps } from './button.tsx';

/** A call to action. */
export interface Action extends Pick<ButtonLinkProps, 'href' | 'newTab'> {
  label: string;
}

export interface ActionRowProps {
  /** One or two; the first has an arrow. */
  actions: readonly Action[];
  /** Variant of the first. */
  first?: 'accent' | 'strong';
}

/** Calls to action side by side. */
export function ActionRow({ actions, first = 'accent' }: ActionRowProps) {
  return (
    <ButtonRow>
      {actions.map(({ label, ...link }, index) => (
        <ButtonLink key={label} {...link} variant={index === 0 ? first : 'line'} arrow={index === 0}>
          {label}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
