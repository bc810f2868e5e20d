import acacia from './marks/acacia-academy.svg';
import barchan from './marks/barchan-engineering.svg';
import harbour from './marks/harbour-and-vale.svg';
import mirage from './marks/mirage-support.svg';
import northkite from './marks/northkite-freight.svg';
import oasis from './marks/oasis-hotels.svg';
import wadi from './marks/wadi-telecom.svg';

/** A company's name and logo. All are fictional, see /press. */
export interface Company {
  name: string;
  /** Address of a drawing that works on light and dark ground: a page with live controls would download it as code. */
  mark: string;
}

export interface Person {
  name: string;
  role: string;
  company: Company;
  /** Address of a portrait of 400 × 220. */
  face: string;
}

export const harbourAndVale: Company = { name: 'Harbour & Vale', mark: harbour };
export const wadiTelecom: Company = { name: 'Wadi Telecom', mark: wadi };
export const oasisHotels: Company = { name: 'Oasis Hotels', mark: oasis };
export const northkiteFreight: Company = { name: 'Northkite Freight', mark: northkite };
export const barchanEngineering: Company = { name: 'Barchan Engineering', mark: barchan };
export const mirageSupport: Company = { name: 'Mirage Support', mark: mirage };
export const acaciaAcademy: Company = { name: 'Acacia Academy', mark: acacia };

/** Customers that permit the use of their logos. */
export const customers: readonly Company[] = [
  harbourAndVale,
  wadiTelecom,
  oasisHotels,
  northkiteFreight,
  barchanEngineering,
  acaciaAcademy,
];
