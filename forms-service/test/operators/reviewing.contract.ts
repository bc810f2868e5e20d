import { expect, test } from 'vitest';
import { startConfigured } from '../configured.ts';
import { visitorAt } from '../visitor.ts';
import { leadsIn, type NewPlace, rowsIn } from './command-line.ts';

/** Contract of `leads release`. */
export function describeReviewing(newPlace: NewPlace): void {
  test('starts one trial per address, whether its sign-up is released before or after another arrives', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    const visitor = visitorAt(address);
    const signUp = async (email: string, more: object = {}) =>
      (await visitor.send('signup', { email, ...more })).json();
    const release = async () => {
      const [lead] = await rowsIn(place, '--state', 'quarantined');
      const said = await leadsIn(place, 'release', lead?.id ?? '');
      const { deliveries } = JSON.parse(await leadsIn(place, 'show', lead?.id ?? '', '--json'));
      return { said, told: deliveries.map(({ channel }: { channel: string }) => channel) };
    };
    const automated = { website: 'https://autofill.example' };

    await signUp('ann@lantern.example', automated);
    expect(await release()).toEqual({ said: expect.stringContaining('Released'), told: ['team-mail', 'welcome'] });
    expect(await signUp('ann@lantern.example')).toMatchObject({ success: false });

    await signUp('bea@lantern.example');
    await signUp('Bea@lantern.example', automated);
    const second = { said: expect.stringContaining('this address already has a trial'), told: ['team-mail'] };
    expect(await release()).toEqual(second);
    const signUps = (await rowsIn(place, '--form', 'signup')).map(({ email, state }) => `${state} ${email}`);
    expect(signUps.toSorted()).toEqual([
      'refused Bea@lantern.example',
      'refused ann@lantern.example',
      'stored ann@lantern.example',
      'stored bea@lantern.example',
    ]);
  });
}
