import { ButtonLink, type ButtonLook } from '@site/ui/button.tsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RateRegion } from './rate.ts';
import { rateSheet, rateSheetName } from './rate-sheet.ts';

export interface RateSheetLinkProps extends Pick<ButtonLook, 'look'> {
  regions: readonly RateRegion[];
  validFrom: string;
  brand: string;
  /** What is in the sheet, as it may stand in a file name. */
  sheet: string;
  children: ReactNode;
}

/** Saves the rates shown as a CSV file; the file is in the link, so it works without script and cannot differ. */
export function RateSheetLink({ regions, validFrom, brand, sheet, look, children }: RateSheetLinkProps) {
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(rateSheet(regions, validFrom))}`;
  return (
    <ButtonLink look={look} icon={Download} href={file} download={rateSheetName(brand, sheet, validFrom)}>
      {children}
    </ButtonLink>
  );
}
