/** What the scripts of Turnstile, hCaptcha and reCAPTCHA have in common. */
export interface HostedApi {
  render(element: HTMLElement, options: object): string | number;
  /** Not every provider has it. */
  remove?(id: string | number): void;
}

/** Where a provider's script is, and under which name it puts its functions on `window`. */
export interface HostedScript {
  address: string;
  global: string;
}

/** Specification, section 7. */
const POLL_MS = 100;
const PATIENCE_MS = 15_000;

/** Some scripts load more of themselves before they can render. */
function apiOf(global: string): HostedApi | undefined {
  const api = Reflect.get(window, global) as HostedApi | undefined;
  return typeof api?.render === 'function' ? api : undefined;
}

/**
 * Adds a provider's script to the page and waits until it can render.
 * @returns rejects when it cannot be had
 */
export async function loadHosted({ address, global }: HostedScript): Promise<HostedApi> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  const { promise, resolve, reject } = Promise.withResolvers<HostedApi>();
  const poll = setInterval(() => {
    const api = apiOf(global);
    if (api) resolve(api);
  }, POLL_MS);
  const lost = setTimeout(reject, PATIENCE_MS);
  script.onerror = reject;
  document.head.append(script);
  try {
    return await promise;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearInterval(poll);
    clearTimeout(lost);
  }
}
