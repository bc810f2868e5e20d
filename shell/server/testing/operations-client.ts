import { navigate } from './navigate.ts';
import type { TestShell } from './test-shell.ts';

type Headers = Record<string, string>;
type Fields = Record<string, string>;

/** Headers of a request from another machine. */
export const elsewhere: Headers = { 'x-forwarded-for': '192.0.2.1' };

/** Returns tone and first sentence of the notice on a page. */
export const noticeIn = (html: string) =>
  /class="notice (ok|info|bad)" role="(?:status|alert)">\s*<p>([^<]*)/.exec(html)?.slice(1);

/** Returns the hidden fields of the forms on a page. */
export const hiddenFieldsOf = (form: string): Fields =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );

/** Returns address and fields that a button of a loaded page sends. */
function buttonOn(html: string, remote: string, label: string) {
  const forms = html.match(/<form method="post" class="actions">[\s\S]*?<\/form>/g) ?? [];
  for (const form of forms)
    for (const [, address = '', version, shown] of form.matchAll(
      /formaction="\/-\/remotes\/([^"]+)"(?: name="version" value="([^"]*)")?>([^<]*)</g,
    ))
      if (address.startsWith(`${remote}/`) && shown === label)
        return { address, fields: { ...hiddenFieldsOf(form), ...(version !== undefined && { version }) } };
  throw new Error(`The page has no button "${label}" for ${remote}.`);
}

/** Creates a browser, reduced to requests, that uses the operations page of a shell. */
export function createOperationsClient(shell: TestShell) {
  const open = (address: string, headers: Headers = {}) =>
    navigate(shell.url + address, { headers: { 'sec-fetch-site': 'none', ...headers } });

  const send = (address: string, fields: Fields, headers: Headers = {}) =>
    navigate(shell.url + address, { method: 'POST', fields, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

  const signIn = async (token: string, headers: Headers = {}) => {
    const response = await send('/-/session', { token }, headers);
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  /** Signs in from another machine. */
  async function signInElsewhere(token: string) {
    const { cookie } = await signIn(token);
    const headers = { cookie, ...elsewhere };
    const page = async (address = '/-/') => (await open(address, headers)).text();
    const formToken = /name="formToken" value="([\w-]+)"/.exec(await page())?.[1] ?? '';
    /** Submits a form and returns the page that follows. */
    const post = async (address: string, fields: Fields) => {
      const response = await send(`/-/remotes/${address}`, fields, headers);
      return response.status === 303 ? page(response.headers.get('location') ?? '') : response.text();
    };
    return {
      cookie,
      formToken,
      page,
      /** Submits a form of the page of a remote as it is now. */
      async submit(address: string, fields: Fields = {}) {
        const { seen = '' } = hiddenFieldsOf(await page(`/-/remotes/${address.split('/')[0]}`));
        return post(address, { formToken, seen, ...fields });
      },
      /** Presses a button of a page that was loaded earlier. */
      press(html: string, remote: string, label: string, typed: Fields = {}) {
        const { address, fields } = buttonOn(html, remote, label);
        return post(address, { ...fields, ...typed });
      },
    };
  }

  return { open, send, signIn, signInElsewhere };
}
