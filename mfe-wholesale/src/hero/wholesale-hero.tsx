import { ButtonLink } from '@site/ui/actions/button.tsx';
import { HeroBoard, type HeroBoardProps } from '@site/ui/hero/hero-board.tsx';
import type { RateSheet } from '../rates/rate-sheet.ts';
import { RateSheetLink } from '../rates/rate-sheet-link.tsx';

/** A link to a section or page, or a rate sheet to download. */
type HeroAction = { label: string; href: string } | { label: string; sheet: RateSheet };

interface WholesaleHeroProps extends Omit<HeroBoardProps, 'actions'> {
  /** The first one is accented. */
  actions: readonly HeroAction[];
  /** Names the files of rate sheets. */
  brand: string;
}

/** First section of a wholesale page. */
export function WholesaleHero({ actions, brand, ...hero }: WholesaleHeroProps) {
  return (
    <HeroBoard
      {...hero}
      actions={actions.map((action, index) => (
        <ActionLink key={action.label} action={action} brand={brand} isFirst={index === 0} />
      ))}
    />
  );
}

/** An arrow marks links to other pages, never to a section of this one. */
function ActionLink({ action, brand, isFirst }: { action: HeroAction; brand: string; isFirst: boolean }) {
  const variant = isFirst ? 'accent' : 'line';
  if ('sheet' in action)
    return (
      <RateSheetLink variant={variant} sheet={action.sheet} brand={brand}>
        {action.label}
      </RateSheetLink>
    );
  return (
    <ButtonLink variant={variant} href={action.href} arrow={isFirst && action.href.startsWith('/')}>
      {action.label}
    </ButtonLink>
  );
}
