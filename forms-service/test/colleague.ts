import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Shown {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Headers that a browser sends when a person navigates. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };

/**
 * A colleague at the inbox, with a browser that stores cookies. Does not use fetch, which cannot set navigation
 * headers.
 * @param session cookie of a session that is already open
 */
export function colleagueAt(address: string, session?: string) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');

  function keep(set: string): void {
    const [name = '', value = ''] = set.split(/[=;]/);
    if (/; Max-Age=0(?:;|$)/.test(set)) cookies.delete(name);
    else cookies.set(name, value);
  }
  if (session) keep(session);

  /** Opens a page, or submits a form to it. */
  const go = (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
    new Promise<Shown>((resolve, reject) => {
      const type = form && { origin: address, 'content-type': 'application/x-www-form-urlencoded' };
      const asked = request(address + path, {
        method: form ? 'POST' : 'GET',
        // A stopping service waits for further requests on a connection that is kept alive.
        agent: false,
        headers: { ...navigation, ...type, ...(cookies.size > 0 && { cookie: cookie() }), ...headers },
      });
      asked.once('error', reject);
      asked.once('response', (response) => {
        const { headers, statusCode: status = 0 } = response;
        headers['set-cookie']?.forEach(keep);
        text(response).then((body) => resolve({ status, headers, body }), reject);
      });
      asked.end(form && new URLSearchParams(form).toString());
    });

  /** Submits a form of a page with its prefilled values. */
  async function send(page: string, form: Record<string, string>, action = page): Promise<Shown> {
    const { body } = await go(page);
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    return go(action, { formToken: hidden('formToken'), seen: hidden('seen'), ...form });
  }

  const signIn = (name: string, password: string) => go('/inbox/session', { name, password, to: '/inbox/' });

  return { go, send, signIn, cookie };
}
