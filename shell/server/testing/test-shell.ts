import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { type Environment, readEnvironment } from '../env.ts';
import { type Export, type ExportRequest, exportSite } from '../export/export-site.ts';
import { rehearse } from '../rehearse/rehearse.ts';
import { type Shell, startShell } from '../shell.ts';
import type { SiteReport } from '../site-report.ts';
import type { StatusReport } from '../steering/api-schemas.ts';
import { copyFolder } from './copy-folder.ts';
import { RemoteFolder } from './remote-folder.ts';
import { type SentRequest, sendRequest } from './send-request.ts';
import { thinBuild } from './thin-build.ts';

/** Compresses the shell's own files within milliseconds. */
const FAST = { quality: 1 };

/** Web servers expose file times. */
const KEPT = { recursive: true, preserveTimestamps: true };

/** Cache of documents for all tests of a process: most of a test's time would go into rendering the same few. */
const RENDERED = mkdtempSync(path.join(tmpdir(), 'rendered-'));
process.once('exit', () => rmSync(RENDERED, { recursive: true, force: true }));

/** Documents that a shell starts with, which are the same in many test files. */
const renderedAtStart = new Set<string>();
let testFile: string | undefined;

/** Copying and pruning the other documents of former test files would take longer than rendering saves. */
function keepForThisFile(): void {
  const { testPath } = expect.getState();
  if (testPath === testFile) return;
  testFile = testPath;
  for (const key of readdirSync(RENDERED))
    if (!renderedAtStart.has(key)) rmSync(path.join(RENDERED, key), { recursive: true });
}

/** Shell with its own data folder and two teams that publish to folders. */
export class TestShell {
  readonly dataDir: string;
  readonly sales = new RemoteFolder();
  readonly help = new RemoteFolder();
  /** Clock of the shell, in milliseconds since 1970. */
  now = Date.now;
  #shell: Shell | undefined;
  readonly #connections = new Agent({ keepAlive: true });

  /** @param dataDir of another shell, to share its store */
  constructor(dataDir = mkdtempSync(path.join(tmpdir(), 'shell-'))) {
    this.dataDir = dataDir;
  }

  /** @param variables added to the environment; `REMOTES` names the two folders by default */
  async start(variables: Record<string, string> = {}): Promise<void> {
    const isFirst = !existsSync(path.join(this.dataDir, 'store'));
    if (isFirst) {
      keepForThisFile();
      cpSync(RENDERED, this.#rendered, KEPT);
    }
    this.#shell = await this.serve(variables);
    await this.#shell.polled;
    if (isFirst) for (const key of this.#newlyRendered()) renderedAtStart.add(key);
  }

  /** Starts a shell that the caller stops. @param signal aborts the start */
  serve(variables: Record<string, string> = {}, signal?: AbortSignal): Promise<Shell> {
    return startShell(this.environment(variables), { ...FAST, now: () => this.now(), signal });
  }

  /** Writes a file into the data folder. @returns its path */
  write(file: string, content: string): string {
    const target = path.join(this.dataDir, file);
    writeFileSync(target, content);
    return target;
  }

  /** Writes the site as files instead of serving it. */
  export(request: ExportRequest): Promise<Export> {
    return exportSite(this.environment(), request, FAST);
  }

  /** Composes the published releases without serving them. */
  rehearse({ variables, site }: { variables?: Record<string, string>; site?: string } = {}) {
    return rehearse(this.environment(variables), site, FAST);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#shell?.port}`;
  }

  get #rendered(): string {
    return path.join(this.dataDir, 'rendered');
  }

  /** Returns the environment of a shell with these two teams. */
  environment(variables: Record<string, string> = {}): Environment {
    const registry = path.join(this.dataDir, 'remotes.json');
    writeFileSync(
      registry,
      JSON.stringify({
        sales: { source: this.sales.path, paths: ['/', '/prices'] },
        help: { source: this.help.path, paths: ['/help'] },
      }),
    );
    return readEnvironment({
      PORT: '0',
      DATA_DIR: this.dataDir,
      SHELL_DIST: thinBuild(),
      REMOTES_FILE: registry,
      REMOTES_POLL_MS: '60000',
      REMOTE_TIMEOUT_MS: '400',
      COMPOSE_PAGE_TIMEOUT_MS: '500',
      COMPOSE_MEMORY_MB: '128',
      LOG_LEVEL: 'silent',
      ...variables,
    });
  }

  #newlyRendered(): string[] {
    return readdirSync(this.#rendered).filter((key) => !existsSync(path.join(RENDERED, key)));
  }

  /** Copies the data of another, stopped shell to this unstarted one. */
  copyStore({ dataDir }: TestShell): void {
    copyFolder(dataDir, this.dataDir);
  }

  async stop(): Promise<void> {
    // An open connection delays the stop until it has been idle for a moment.
    this.#connections.destroy();
    await this.#shell?.stop();
    this.#shell = undefined;
  }

  /** Stops the shell and removes all files of it and its teams. */
  async dispose(): Promise<void> {
    await this.stop();
    if (existsSync(this.#rendered))
      for (const key of this.#newlyRendered()) cpSync(path.join(this.#rendered, key), path.join(RENDERED, key), KEPT);
    rmSync(this.dataDir, { recursive: true, force: true });
    this.sales.remove();
    this.help.remove();
  }

  get(address: string, sent: SentRequest = {}): Promise<Response> {
    return sendRequest(`${this.url}${address}`, sent, this.#connections);
  }

  async text(address: string): Promise<string> {
    return (await this.get(address)).text();
  }

  /** Makes the shell poll its remotes now. */
  async refresh(): Promise<SiteReport> {
    return (await this.get('/-/refresh', { method: 'POST' })).json() as Promise<SiteReport>;
  }

  /** Returns what `npm run site -- status` gets. */
  async status(): Promise<StatusReport> {
    return (await this.get('/-/status')).json() as Promise<StatusReport>;
  }

  async report(): Promise<SiteReport> {
    return (await this.get('/-/composition')).json() as Promise<SiteReport>;
  }
}
