import { formNames } from '@site/contracts/forms';
import { describe, expect, test } from 'vitest';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

describe('a visitor who sends a form', () => {
  test.each(formNames)('is thanked for %s, and the lead is stored as filled in', async (form) => {
    const { address, store } = await startService();
    const response = await visitorAt(address).send(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, message: expect.stringMatching(/\.$/) });
    expect(await storedLeads(store)).toMatchObject([{ form, state: 'stored', fields: filledIn[form] }]);
  });

  test('may omit optional fields or leave them empty', async () => {
    const { address, store } = await startService();
    const response = await visitorAt(address).send('contact', { company: undefined, teamSize: '' });
    expect(response.status).toBe(200);
    const [lead] = await storedLeads(store);
    expect(Object.keys(lead?.fields ?? {})).toEqual(['firstName', 'lastName', 'email', 'message']);
  });

  test('is refused a second trial for one address in any spelling', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('signup');
    const again = await visitor.send('signup', { email: 'MARA@lantern.example' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({
      success: false,
      message: expect.stringContaining('already a trial for this email address'),
    });
    expect(await storedLeads(store)).toMatchObject([{ state: 'refused' }, { state: 'stored' }]);
  });

  test('is refused a second trial, which the team can see in full', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('signup');
    const wanted = { company: 'Lantern & Daughters', privacyNotice: '2026-11-24' };
    const key = { 'idempotency-key': 'second' };
    for (let time = 0; time < 2; time++)
      expect(await (await visitor.send('signup', wanted, key)).json()).toMatchObject({ success: false });
    const [refused, trial, ...others] = await storedLeads(store);
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      state: 'refused',
      fields: { ...filledIn.signup, company: wanted.company },
      deliveries: [{ channel: 'team-mail' }],
    });
    expect(trial?.deliveries.map(({ channel }) => channel)).toEqual(['team-mail', 'welcome']);
    const records = await store.findByAddress(filledIn.signup.email);
    expect(records.map(({ receipt }) => receipt.privacyNotice)).toEqual([undefined, '2026-11-24']);
  });

  test('sees the same answer when subscribing again', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    const first = await visitor.send('newsletter');
    const again = await visitor.send('newsletter', { email: 'mara@LANTERN.example' });
    expect(await again.json()).toEqual(await first.json());
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('has the privacy notice on record that was in force when the subscription started', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('newsletter', { captcha: 'bypass', privacyNotice: '2026-11-24' });
    await visitor.send('newsletter', { privacyNotice: '2026-11-25' });
    expect(await store.findByAddress('mara@lantern.example')).toMatchObject([
      { state: 'stored', receipt: { privacyNotice: '2026-11-25' } },
    ]);
  });

  test('has the label of the topic stored, not its key', async () => {
    const { address, store } = await startService();
    await visitorAt(address).send('contact', { topic: 'sign-in' });
    expect(await storedLeads(store)).toMatchObject([{ fields: { topic: 'Signing in' } }]);
  });

  test('gets each post without a key stored', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('contact');
    await visitor.send('contact');
    expect(await storedLeads(store)).toHaveLength(2);
  });
});

describe('a suspected bot', () => {
  test.each([
    ['the invisible field is filled in', { website: 'https://spam.example' }],
    ['nobody is that fast', { elapsedMs: 12 }],
  ])('is thanked and quarantined when %s', async (_why, extra) => {
    const { address, store } = await startService();
    const response = await visitorAt(address).send('contact', extra);
    expect(await response.json()).toMatchObject({ success: true });
    expect(await storedLeads(store)).toMatchObject([{ state: 'quarantined' }]);
  });

  test('does not block a later trial by a person', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('signup', { website: 'spam' });
    expect(await (await visitor.send('signup')).json()).toMatchObject({ success: true });
    expect((await storedLeads(store)).map(({ state }) => state)).toEqual(['stored', 'quarantined']);
  });

  test('is not suspected for human behavior', async () => {
    const { address, store } = await startService();
    await visitorAt(address).send('contact', { website: '', elapsedMs: 5_000 });
    expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }]);
  });
});
