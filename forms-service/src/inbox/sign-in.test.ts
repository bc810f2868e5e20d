import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSignIn } from './sign-in.ts';

const users = new Map([
  ['ada', 'her password'],
  ['lin', 'his password'],
]);
const isRight = async (password: string, hash: string | undefined) => password === hash;
function createDoor() {
  const signIn = createSignIn(users, isRight);
  return (name: string, password: string, ip: string) => signIn(name, password, { ip });
}

test('who is wrong ten times waits, the right password included, and colleagues elsewhere do not', async () => {
  const signIn = createDoor();
  for (let time = 0; time < 10; time++) expect(await signIn('ada', 'x', '198.51.100.1')).toEqual({ outcome: 'wrong' });
  expect(await signIn('ada', 'her password', '198.51.100.1')).toEqual({ outcome: 'too-many', waitS: 900 });
  expect(await signIn('ada', 'her password', '198.51.100.2')).toEqual({ outcome: 'signed-in' });
});

test('strangers who guess from elsewhere do not keep the right person out', async () => {
  const signIn = createDoor();
  for (const address of ['198.51.100.1', '203.0.113.1'])
    for (let time = 0; time < 10; time++) await signIn('ada', 'x', address);
  expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
});

test('strangers of one network guess a name twenty times, and colleagues of that network do not wait', async () => {
  const signIn = createDoor();
  for (let time = 0; time < 30; time++) await signIn('ada', 'x', `198.51.100.${time}`);
  expect(await signIn('ada', 'her password', '198.51.100.200')).toEqual({ outcome: 'too-many', waitS: 900 });
  expect(await signIn('lin', 'his password', '198.51.100.201')).toEqual({ outcome: 'signed-in' });
});

describe('a name that strangers guess from many networks', () => {
  const guessFrom = async (signIn: ReturnType<typeof createDoor>, networks: number) => {
    const outcomes = [];
    for (let network = 0; network < networks; network++)
      outcomes.push((await signIn('ada', 'x', `198.51.${network}.1`)).outcome);
    return outcomes.filter((outcome) => outcome === 'wrong').length;
  };

  test('is guessed twenty times, then every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const signIn = createDoor();
    expect(await guessFrom(signIn, 30)).toBe(21);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'too-many', waitS: 2 });
    vi.setSystemTime(Date.now() + 2_000);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
  });

  test('costs nobody what is not looked at', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const signIn = createDoor();
    await guessFrom(signIn, 30);
    for (let time = 0; time < 30; time++)
      expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'too-many', waitS: 2 });
    vi.setSystemTime(Date.now() + 2_000);
    expect(await signIn('ada', 'her password', '192.0.2.1')).toEqual({ outcome: 'signed-in' });
  });

  test('waits nowhere where its person has signed in before', async () => {
    const signIn = createDoor();
    await signIn('ada', 'her password', '192.0.2.1');
    await guessFrom(signIn, 30);
    for (let time = 0; time < 30; time++)
      expect(await signIn('ada', 'her password', '192.0.2.7')).toEqual({ outcome: 'signed-in' });
  });
});

test('colleagues behind one address sign in as often as they like', async () => {
  const signIn = createDoor();
  for (let time = 0; time < 30; time++)
    expect(await signIn('lin', 'his password', 'x')).toEqual({ outcome: 'signed-in' });
});
