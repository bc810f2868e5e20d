/** Common API of the Turnstile, hCaptcha and reCAPTCHA scripts. */
export interface HostedApi {
  render(element: HTMLElement, options: object): string | number;
  /** Not supported by every provider. */
  remove?(id: string | number): void;
}

/** URL of a provider's script and the name of its global. */
export interface HostedScript {
  address: string;
  global: string;
}

/** Specification, section 7. */
const POLL_MS = 100;
const PATIENCE_MS = 15_000;

/** Some scripts load more code before they can render. */
function apiOf(global: string): HostedApi | undefined {
  const api = Reflect.get(window, global) as HostedApi | undefined;
  return typeof api?.render === 'function' ? api : undefined;
}

/**
 * Loads a provider's script and waits until it can render.
 * @returns rejects when it cannot be loaded
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
