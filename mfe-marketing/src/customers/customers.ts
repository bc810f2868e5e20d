import { acacia, barchan, harbour, mirage, northkite, oasis, wadi } from '@site/ui/art/company-marks.tsx';
import type { ReactNode } from 'react';

/** A company as it is shown: its name and its mark. All are fictional, see /press. */
export interface Company {
  name: string;
  mark: ReactNode;
}

export interface Person {
  name: string;
  role: string;
  company: Company;
  face: ReactNode;
}

export const harbourAndVale: Company = { name: 'Harbour & Vale', mark: harbour };
export const wadiTelecom: Company = { name: 'Wadi Telecom', mark: wadi };
export const oasisHotels: Company = { name: 'Oasis Hotels', mark: oasis };
export const northkiteFreight: Company = { name: 'Northkite Freight', mark: northkite };
export const barchanEngineering: Company = { name: 'Barchan Engineering', mark: barchan };
export const mirageSupport: Company = { name: 'Mirage Support', mark: mirage };
export const acaciaAcademy: Company = { name: 'Acacia Academy', mark: acacia };

/** Customers that let us show their marks. */
export const customers: readonly Company[] = [
  harbourAndVale,
  wadiTelecom,
  oasisHotels,
  northkiteFreight,
  barchanEngineering,
  acaciaAcademy,
];
