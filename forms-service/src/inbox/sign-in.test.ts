import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSignIn } from './sign-in.ts';

const users = new Map([
  ['ada', 'her password'],
  ['lin', 'his password'],
]);
const isRight = async (password: string, hash: string | undefined) => password === hash;
function create() {
  const signIn = createSignIn(users, isRight);
  return (name: string, password: string, ip: string) => signIn(name, password, { ip });
}

test('refuses even the right password after ten wrong ones from an address, but not from elsewhere', async () => {
  const signIn = create();
  for (let time = 0; time < 10; time++) expect(await signIn('ada', 'x', '198.51.100.1')).toEqual({ outcome: 'wrong' });
  expect(await signIn('ada', 'her password', '198.51.100.1')).toEqual({ outcome: 'too-many', waitS: 900 });
  expect(await signIn('ada', 'her password', '198.51.100.2')).toEqual({ outcome: 'signed-in' });
});

test('lets a user sign in while strangers guess the password elsewhere', async () => {
  const signIn = create();
  for (const address of ['198.51.100.1', '203.0.113.1'])
    for (let time = 0; time < 10; time++) await signIn('ada', 'x', address);
  expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
});

test('refuses a name after twenty wrong passwords from a network, but no other name', async () => {
  const signIn = create();
  for (let time = 0; time < 30; time++) await signIn('ada', 'x', `198.51.100.${time}`);
  expect(await signIn('ada', 'her password', '198.51.100.200')).toEqual({ outcome: 'too-many', waitS: 900 });
  expect(await signIn('lin', 'his password', '198.51.100.201')).toEqual({ outcome: 'signed-in' });
});

describe('passwords guessed for one name from many networks', () => {
  const guessFrom = async (signIn: ReturnType<typeof create>, networks: number) => {
    const outcomes = [];
    for (let network = 0; network < networks; network++)
      outcomes.push((await signIn('ada', 'x', `198.51.${network}.1`)).outcome);
    return outcomes.filter((outcome) => outcome === 'wrong').length;
  };

  test('are checked twenty times, then every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const signIn = create();
    expect(await guessFrom(signIn, 30)).toBe(21);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'too-many', waitS: 2 });
    vi.setSystemTime(Date.now() + 2_000);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
  });

  test('do not count while they are not checked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const signIn = create();
    await guessFrom(signIn, 30);
    for (let time = 0; time < 30; time++)
      expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'too-many', waitS: 2 });
    vi.setSystemTime(Date.now() + 2_000);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
  });

  test('do not slow down a network from which the user has signed in', async () => {
    const signIn = create();
    await signIn('ada', 'her password', '192.0.2.1');
    await guessFrom(signIn, 30);
    for (let time = 0; time < 30; time++)
      expect(await signIn('ada', 'her password', '192.0.2.7')).toEqual({ outcome: 'signed-in' });
  });
});

test('does not limit successful sign-ins from one address', async () => {
  const signIn = create();
  for (let time = 0; time < 30; time++)
    expect(await signIn('lin', 'his password', 'x')).toEqual({ outcome: 'signed-in' });
});
