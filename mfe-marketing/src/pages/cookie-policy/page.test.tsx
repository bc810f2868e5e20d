import { exampleSite, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { services } from './content.ts';
import { cookieTypes } from './cookie-types.ts';
import CookiePolicyPage from './page.tsx';
import { panel } from './panel-words.ts';
import { thirdPartyServices } from './third-party-services.ts';

const page = renderPage(CookiePolicyPage);
const listed = thirdPartyServices(exampleSite);
const external = listed.filter(({ privacy }) => privacy.href.startsWith('https:'));

describe('the cookie policy', () => {
  test('begins with the choice', () => {
    const choice = page.getByRole('region', { name: panel.title });
    const position = choice.compareDocumentPosition(page.getByRole('article'));
    expect(position & choice.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const name of [panel.acceptAll, panel.rejectOptional, panel.save]) page.getByRole('button', { name });
  });

  test('states purpose and retention of every type', () => {
    for (const { title, description, examples, duration } of Object.values(cookieTypes))
      expect(page.text).toContain(`${title} ${description} ${examples.join(', ')} ${duration}`);
  });

  test('has a switch for every type; only the essential one is on, and fixed', () => {
    const switches = page.getAllByRole<HTMLInputElement>('switch');
    const isEssential = Object.values(cookieTypes).map(({ canDisable }) => !canDisable);
    expect(isEssential).toEqual([true, false, false, false]);
    expect(switches.map(({ checked }) => checked)).toEqual(isEssential);
    expect(switches.map((control) => control.hasAttribute('disabled'))).toEqual(isEssential);
  });

  test('is disabled before its script runs, and explains the defaults without script', () => {
    expect(page.getByRole('group', { name: panel.legend })).toHaveProperty('disabled', true);
    page.getByText(panel.withoutScript);
  });

  test.each(listed)('states what $name does, stores, and when it loads', (service) => {
    const { name, purpose, cookies, retention, type } = service;
    const state = type === 'essential' ? services.inUse : services.notInUse;
    expect(page.text).toContain(
      `${name} ${state} Purpose ${purpose} Cookies ${cookies} Kept for ${retention} Loads ${services.loads[type]}`,
    );
  });

  test.each(external)('links to the policy of $name in a new tab, with a notice', ({ privacy }) => {
    const links = [...page.element.querySelectorAll(`a[href="${privacy.href}"]`)];
    const link = links.find(({ textContent }) => textContent === `${privacy.label} (${services.newTab})`);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
  });

  test('lists only services on our own servers as in use', () => {
    expect(listed.filter(({ inUse }) => inUse).map(({ privacy }) => privacy.href)).toEqual(['/privacy-policy#website']);
  });

  test('names the company of a hosted captcha', () => {
    const captcha = { ...exampleSite.captcha, provider: 'hcaptcha' as const };
    const hosted = renderPage(CookiePolicyPage, { site: { ...exampleSite, captcha } });
    expect(hosted.text).toContain('Loaded from other companies One thing');
    expect(hosted.text).toContain(`hCaptcha ${services.inUseElsewhere} Purpose The security check of our forms.`);
    expect(textOf(hosted.element)).not.toMatch(/ALTCHA|security check come from our own/);
    expect(hosted.element.querySelector('a[href="https://www.hcaptcha.com/privacy"]')).not.toBeNull();
  });
});
