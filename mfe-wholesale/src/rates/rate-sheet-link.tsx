import { type ButtonAppearance, ButtonLink } from '@site/ui/actions/button.tsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RateSheet, rateSheetFile, rateSheetName } from './rate-sheet.ts';

export interface RateSheetLinkProps extends Pick<ButtonAppearance, 'variant'> {
  sheet: RateSheet;
  brand: string;
  children: ReactNode;
}

/** Saves the rates shown as a CSV file; the file is in the link, so it works without script and cannot differ. */
export function RateSheetLink({ sheet, brand, variant, children }: RateSheetLinkProps) {
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(rateSheetFile(sheet))}`;
  return (
    <ButtonLink variant={variant} icon={Download} href={file} download={rateSheetName(brand, sheet)}>
      {children}
    </ButtonLink>
  );
}
