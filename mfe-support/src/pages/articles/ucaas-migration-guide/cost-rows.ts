import { businessPrice, internationalRate, numberPrice } from '../../../facts/facts.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

const users = 80 * businessPrice;
const numbers = 12 * numberPrice;
const minutes = 3000 * internationalRate;

export const head = ['Position', 'Calculation', 'USD per month'];

/** Monthly cost of a company of 80 people. */
export const rows = [
  ['Users', `80 × ${dollars(businessPrice)}`, dollars(users)],
  ['Extra numbers', `12 × ${dollars(numberPrice)}`, dollars(numbers)],
  ['International minutes', `3,000 × from ${dollars(internationalRate)}`, `from ${dollars(minutes)}`],
  [
    'Sum',
    `${dollars(users)} + ${dollars(numbers)} + ${dollars(minutes)}`,
    `from ${dollars(users + numbers + minutes)}`,
  ],
];
