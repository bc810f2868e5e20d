import { type Browser, chromium } from 'playwright';
import { findChromium } from './find-chromium.ts';

/** Starts a browser that leaves signals to this process. */
export function launchBrowser(options: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...options],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
