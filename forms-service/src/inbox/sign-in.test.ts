import { expect, test } from 'vitest';
import { createSignIn } from './sign-in.ts';

const users = new Map([
  ['ada', 'her password'],
  ['lin', 'his password'],
]);
const isRight = async (password: string, hash: string | undefined) => password === hash;
const createDoor = () => createSignIn(users, isRight);

test('who is wrong ten times waits, the right password included, and colleagues elsewhere do not', async () => {
  const signIn = createDoor();
  for (let time = 0; time < 10; time++) expect(await signIn('ada', 'x', '198.51.100.1')).toEqual({ outcome: 'wrong' });
  expect(await signIn('ada', 'her password', '198.51.100.1')).toEqual({ outcome: 'too-many', waitS: 900 });
  expect(await signIn('ada', 'her password', '198.51.100.2')).toEqual({ outcome: 'signed-in' });
});

test('a name that is tried from many addresses is tried twenty times', async () => {
  const signIn = createDoor();
  const outcomes = [];
  for (let address = 0; address < 30; address++) outcomes.push((await signIn('ada', 'x', `${address}`)).outcome);
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(20);
  expect(await signIn('lin', 'his password', 'x')).toEqual({ outcome: 'signed-in' });
});

test('colleagues behind one address sign in as often as they like', async () => {
  const signIn = createDoor();
  for (let time = 0; time < 30; time++)
    expect(await signIn('lin', 'his password', 'x')).toEqual({ outcome: 'signed-in' });
});
