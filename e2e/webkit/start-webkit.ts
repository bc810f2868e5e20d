import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/dev-tools/free-port.ts';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** A window of WebKit's own small browser. */
export interface WebKit {
  driver: WebDriver;
  stop(): Promise<void>;
}

/** @throws with one sentence that names the package to install */
async function spawnProgram(program: string, debianPackage: string, options: string[], environment = {}) {
  // A screen writes its number to the file descriptor 3.
  const stdio = ['ignore', 'ignore', 'inherit', 'pipe'] as const;
  const child = spawn(program, options, { stdio: [...stdio], env: { ...process.env, ...environment } });
  await once(child, 'spawn').catch(() => {
    throw new Error(`Journeys in WebKit need ${program}: install it (Debian: apt-get install ${debianPackage}).`);
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts a screen without a monitor. */
async function startScreen() {
  const child = await spawnProgram('Xvfb', 'xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const [display] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  return { child, display: `:${String(display).trim()}` };
}

/** Makes the settings of a visitor who prefers reduced motion: elements that scroll smoothly cannot be clicked. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

async function startDriver(display: string, settings: string) {
  const port = await freePort();
  const child = await spawnProgram('WebKitWebDriver', 'webkit2gtk-driver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    // Root may not create the sandbox.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await pause(50);
  return { child, address };
}

/** Opens a window of WebKit. */
export async function startWebKit(): Promise<WebKit> {
  const resources = new AsyncDisposableStack();
  const stopAll = () => resources.disposeAsync();
  try {
    const settings = await writeSettings();
    resources.defer(() => rm(settings, { recursive: true }));
    const screen = await startScreen();
    resources.defer(() => stop(screen.child));
    const { child, address } = await startDriver(screen.display, settings);
    resources.defer(() => stop(child));
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    resources.defer(() => driver.quit());
    return { driver, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
