import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { renderedWords } from '../../testing/rendered-words.ts';
import { services } from './content.ts';
import { cookieTypes } from './cookie-types.ts';
import CookiePolicyPage from './page.tsx';
import { panel } from './panel-words.ts';
import { thirdPartyServices } from './third-party-services.ts';

const html = renderToStaticMarkup(<CookiePolicyPage site={exampleSite} pages={[]} />);
const words = renderedWords(html);
const listed = thirdPartyServices(exampleSite);

describe('the cookie policy', () => {
  it('begins with the choice', () => {
    expect(html.indexOf(panel.title)).toBeLessThan(html.indexOf('<dl'));
    for (const button of [panel.acceptAll, panel.rejectOptional, panel.save])
      expect(html).toMatch(new RegExp(`<button[^>]*>${button}</button>`));
  });

  it('has the four types with the periods of the specification', () => {
    expect(Object.values(cookieTypes).map(({ title, duration }) => `${title}: ${duration}`)).toEqual([
      'Essential: Session to 1 year',
      'Analytics: Up to 2 years',
      'Functional: Up to 1 year',
      'Marketing: Up to 1 year',
    ]);
    for (const { title, description, examples, duration } of Object.values(cookieTypes))
      expect(words).toContain(`${title} ${description} ${examples.join(', ')} ${duration}`);
  });

  it('has a switch for every type; only the essential one is on, and cannot be moved', () => {
    const switches = html.match(/<input [^>]*role="switch"[^>]*>/g) ?? [];
    expect(switches).toHaveLength(4);
    expect(switches.map((one) => one.includes('checked=""'))).toEqual([true, false, false, false]);
    expect(switches.map((one) => one.includes('disabled=""'))).toEqual([true, false, false, false]);
  });

  it('takes no clicks before its script is there, and says what holds without script', () => {
    expect(html).toContain('<fieldset disabled="">');
    expect(words).toContain(panel.withoutScript);
  });

  it('says of every third-party service what it does, what it keeps and when it loads', () => {
    for (const { name, purpose, cookies, retention, type } of listed)
      expect(words).toContain(
        `${name} ${type === 'essential' ? services.inUse : services.notInUse} Purpose ${purpose} Cookies ${cookies} Kept for ${retention} Loads ${services.loads[type]}`,
      );
  });

  it('opens the policies of others in a new tab and says so', () => {
    const external = listed.filter(({ privacy }) => privacy.href.startsWith('https:'));
    expect(external).toHaveLength(4);
    for (const { privacy } of external)
      expect(html).toMatch(
        new RegExp(
          `<a href="${privacy.href}" target="_blank" rel="noopener">${privacy.label}<span[^>]*> \\(${services.newTab}\\)`,
        ),
      );
  });

  it('is honest about today: only what runs on our own servers is in use', () => {
    expect(listed.filter(({ inUse }) => inUse).map(({ privacy }) => privacy.href)).toEqual(['/privacy-policy#website']);
  });

  it('names the company that checks visitors, where an operator has chosen one', () => {
    const site = { ...exampleSite, captcha: { ...exampleSite.captcha, provider: 'hcaptcha' as const } };
    const other = renderToStaticMarkup(<CookiePolicyPage site={site} pages={[]} />);
    expect(renderedWords(other)).toContain('Loaded from other companies One thing');
    expect(renderedWords(other)).toContain(
      `hCaptcha ${services.inUseElsewhere} Purpose The security check of our forms.`,
    );
    expect(other).toContain('https://www.hcaptcha.com/privacy');
    expect(renderedWords(other)).not.toMatch(/ALTCHA|security check come from our own/);
  });
});
