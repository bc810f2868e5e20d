import type { SiteCaptcha } from '@site/contracts/forms';

declare global {
  interface Window {
    siteCaptcha?: SiteCaptcha;
  }
}

/** Specification, section 7. */
const POLL_MS = 100;

/** Time limit until the script is ready. */
const TIMEOUT_MS = 15_000;

let captcha: Promise<SiteCaptcha> | undefined;

/**
 * Adds the captcha's script to the page once and waits until it is ready.
 * @param address URL of the script
 * @returns rejects when it did not load; the next call tries again
 */
export function loadCaptcha(address: string): Promise<SiteCaptcha> {
  captcha ??= addScript(address).catch((error) => {
    captcha = undefined;
    throw error;
  });
  return captcha;
}

async function addScript(address: string): Promise<SiteCaptcha> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  const failed = new Promise<never>((_, reject) => {
    script.onerror = () => reject(new Error(`${address} did not load.`));
    setTimeout(() => reject(new Error(`${address} was not ready after ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  document.head.append(script);
  const polling = new AbortController();
  try {
    return await Promise.race([ready(polling.signal), failed]);
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    polling.abort();
  }
}

function ready(signal: AbortSignal): Promise<SiteCaptcha> {
  return new Promise((resolve) => {
    const poll = setInterval(() => window.siteCaptcha && resolve(window.siteCaptcha), POLL_MS);
    signal.addEventListener('abort', () => clearInterval(poll));
  });
}
