import { expect, it } from 'vitest';
import { hostOf, isLoopback } from './loopback.ts';

const staysHere = (address: string) => isLoopback(hostOf(new URL(address)));

it.each([
  'smtp://127.0.0.1:25',
  'smtp://robot:secret@127.3.2.1',
  'smtp://[::1]:2525',
  'smtp://[::ffff:127.0.0.1]',
  'smtp://localhost',
  'smtp://LOCALHOST:1025',
  'http://0x7f.1/leads',
])('%s is this machine', (address) => {
  expect(staysHere(address)).toBe(true);
});

it.each([
  'smtp://mail.example.com',
  'smtp://192.0.2.7',
  'smtp://10.0.0.1',
  'smtp://[fd00::1]',
  'smtp://localhost.example.com',
  'smtp://127.0.0.1.example.com',
  'smtp://localhost@mail.example.com',
  'smtp://mailhost',
])('%s may be another machine', (address) => {
  expect(staysHere(address)).toBe(false);
});
