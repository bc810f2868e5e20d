import { type ButtonAppearance, ButtonLink } from '@site/ui/actions/button.tsx';
import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { type RateSheet, rateSheetHref, rateSheetName } from './rate-sheet.ts';

interface RateSheetLinkProps extends Pick<ButtonAppearance, 'variant'> {
  sheet: RateSheet;
  brand: string;
  children: ReactNode;
}

/** Downloads the rates of a page as a CSV file. */
export function RateSheetLink({ sheet, brand, variant, children }: RateSheetLinkProps) {
  return (
    <ButtonLink variant={variant} icon={Download} href={rateSheetHref(sheet)} download={rateSheetName(brand, sheet)}>
      {children}
    </ButtonLink>
  );
}
