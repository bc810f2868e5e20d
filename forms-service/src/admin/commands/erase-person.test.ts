import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { toAddress } from './erase-person.ts';

it.each([
  ['mara@lantern.example', 'mara@lantern.example'],
  ['  Mara@Lantern.example\n', 'mara@lantern.example'],
  ['"mara@home"@lantern.example', '"mara@home"@lantern.example'],
  ['@mara@lantern.example', '@mara@lantern.example'],
])('An operator can name a person by the address %j', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});

it.each(['', 'mara', '@lantern.example', 'mara@', '@', 'mara @lantern.example', 'mara@lantern.example, tom@x.example'])(
  'An operator who types %j gets an example of an address',
  (typed) => {
    expect(() => toAddress(typed)).toThrow(InvalidArgumentError);
  },
);
