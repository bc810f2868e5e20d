import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without a user interface: a page in it takes half the processor time. Also the name of Debian's package. */
const HEADLESS = 'chromium-headless-shell';

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const APT_GET = '/usr/bin/apt-get';

/** `apt-get` fails while another instance runs: the second of two commands waits and finds the installed package. */
const INSTALL = 'command -v "$0" || { apt-get update && apt-get install -y --no-install-recommends "$0"; }';

/** Installs Debian's package of a browser, as root. */
function fromDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return undefined;
  console.error(`installing ${name} with apt-get …`);
  try {
    // The program itself is the lock: it is the same file for every checkout and temporary folder.
    execFileSync('flock', [APT_GET, 'sh', '-c', INSTALL, name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return undefined;
  }
  return onPath([name]);
}

/**
 * Finds a Chromium: an installed one, otherwise Playwright's, otherwise Debian's package when this user may install it.
 * `CHROMIUM` names one directly.
 * @throws with one sentence that names the package to install
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM ?? onPath(NAMES) ?? playwrightsOwn() ?? fromDebian('chromium');
  if (found) return found;
  throw new Error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium) or run "npx playwright install chromium".',
  );
}

/**
 * Finds the Chromium that runs tests fastest: the one without a user interface, otherwise any. `CHROMIUM` names one
 * directly.
 * @throws with one sentence that names the package to install
 */
export function findHeadlessChromium(): string {
  return process.env.CHROMIUM ?? onPath([HEADLESS]) ?? fromDebian(HEADLESS) ?? findChromium();
}
