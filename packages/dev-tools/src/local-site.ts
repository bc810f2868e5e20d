import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from './project-root.ts';
import { remoteNames } from './remote-names.ts';
import { type Service, startService } from './service.ts';

export interface LocalSiteOptions {
  /** Remote → folder or address, in addition to the built remotes of this project or replacing them. */
  remotes?: Record<string, string>;
  /** Added to the environment of both servers. */
  environment?: Record<string, string>;
  /**
   * A folder of verified releases to start with, such as another site's: they are not fetched and verified again, and
   * documents rendered from the same input are reused.
   */
  store?: string | undefined;
  /** A folder that `keep` of a former site has written, if any: its store is the one to start with. */
  kept?: string | undefined;
}

/** A command line that reads leads, as operators use it. */
export interface LeadsCommand {
  file: string;
  options: string[];
  /** Added to this process's own. */
  environment: Record<string, string>;
}

/** Description of a site for journeys. */
export interface RunningSite {
  url: string;
  leads: LeadsCommand;
  /** Folder of its verified releases, when it is on this machine. */
  store?: string;
}

/** Reads the leads of a site on this machine. */
export const leadsCommand = (dataDir: string): LeadsCommand => ({
  file: process.execPath,
  options: [inProject('forms-service/src/admin/leads.ts')],
  environment: { DATA_DIR: dataDir },
});

/** A hundredth of the work of visitors' machines: solving captchas is not under test. */
export const quickCaptcha = { CAPTCHA_COST: '50' };

const storeIn = (dataDir: string) => path.join(dataDir, 'store');

/** Copies a site's verified releases and the documents rendered from them into a new data folder. */
export async function copyStore(store: string, dataDir: string): Promise<void> {
  const rendered = path.join(path.dirname(store), 'rendered');
  await Promise.all([
    cp(store, storeIn(dataDir), { recursive: true }),
    cp(rendered, path.join(dataDir, 'rendered'), { recursive: true }),
  ]);
}

/**
 * Copies a site's store and documents to a folder. An interrupted or failed copy leaves the folder as it was; of two
 * simultaneous ones, either is kept.
 */
export async function keepStore(store: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await copyStore(store, unfinished);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!isReplacedByOther(error)) throw error;
  }
}

const isReplacedByOther = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';

/** Shell and forms-service as started by an operator, on free ports, with a separate data folder. */
export class LocalSite implements RunningSite {
  readonly #options: LocalSiteOptions;
  #dataDir = '';
  #forms: Service | undefined;
  #shell: Service | undefined;

  constructor(options: LocalSiteOptions = {}) {
    this.#options = options;
  }

  get url(): string {
    return `http://localhost:${this.#shell?.port}`;
  }

  get leads(): LeadsCommand {
    return leadsCommand(this.#dataDir);
  }

  /** Metrics of forms-service. */
  async formsMetrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.#forms?.port}/metrics`)).text();
  }

  get store(): string {
    return storeIn(this.#dataDir);
  }

  async start(): Promise<void> {
    this.#dataDir ||= await mkdtemp(path.join(tmpdir(), 'local-site-'));
    const { store = this.#keptStore() } = this.#options;
    if (store) await copyStore(store, this.#dataDir);
    await this.startForms();
    await this.#startShell();
  }

  /** Saves releases and documents to the folder `kept`, if there is one. */
  async keep(): Promise<void> {
    if (this.#options.kept) await keepStore(this.store, this.#options.kept);
  }

  async startForms(): Promise<void> {
    this.#forms = await startService(inProject('forms-service/src/start.ts'), this.#environment());
  }

  async #startShell(): Promise<void> {
    const own = Object.fromEntries(remoteNames.map((name) => [name, inProject(`mfe-${name}/dist`)]));
    const remotes = Object.entries({ ...own, ...this.#options.remotes }).map(([name, source]) => `${name}=${source}`);
    this.#shell = await startService(inProject('shell/server/start.ts'), {
      ...this.#environment(),
      NODE_ENV: 'production',
      PORT: '0',
      REMOTES: remotes.join(','),
      REMOTES_POLL_MS: '100',
      FORMS_URL: `http://127.0.0.1:${this.#forms?.port}`,
    });
  }

  async stopForms(): Promise<void> {
    await this.#forms?.stop();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#shell?.stop(), this.stopForms()]);
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  #keptStore(): string | undefined {
    const { kept } = this.#options;
    return kept && existsSync(storeIn(kept)) ? storeIn(kept) : undefined;
  }

  #environment(): Record<string, string> {
    return { DATA_DIR: this.#dataDir, LOG_LEVEL: 'silent', ...quickCaptcha, ...this.#options.environment };
  }
}
