import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Release } from '@site/contracts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { StaticHost } from './static-host.ts';

const run = promisify(execFile);

/** Edit of a source text. */
type Change = (text: string) => string;

/** A page team with its own checkout, build and static file server. */
export class Team {
  readonly #remote: string;
  readonly #checkout: Checkout;
  readonly #host: StaticHost;
  #revert = async () => {};

  private constructor(remote: string, checkout: Checkout) {
    this.#remote = remote;
    this.#checkout = checkout;
    this.#host = new StaticHost(this.dist);
  }

  /** Checks a remote out and serves its present release. */
  static async start(remote: string): Promise<Team> {
    const team = new Team(remote, await Checkout.create({ paths: [`mfe-${remote}`] }));
    await team.serve();
    return team;
  }

  get url(): string {
    return this.#host.url;
  }

  /** Folder of the built release. */
  get dist(): string {
    return this.#path('dist');
  }

  serve(): Promise<void> {
    return this.#host.start();
  }

  /** Stops the team's server. */
  stopServing(): Promise<void> {
    return this.#host.stop();
  }

  /** Builds and publishes the project with an edit of one source file. */
  publish(file: string, change: Change): Promise<Release> {
    return this.publishChanges({ [file]: change });
  }

  /**
   * Builds and publishes the project with edits of some source files.
   * @param changes source file → its edit
   */
  async publishChanges(changes: Record<string, Change>): Promise<Release> {
    await this.#revert();
    const checkout = this.#checkout;
    const edits = Object.entries(changes).map(([file, edit]) => ({ source: `mfe-${this.#remote}/src/${file}`, edit }));
    const before = await Promise.all(edits.map(async ({ source }) => ({ source, text: await checkout.read(source) })));
    for (const { source, edit } of edits) await checkout.change(source, edit);
    this.#revert = async () => {
      for (const { source, text } of before) await checkout.write(source, text);
    };
    await run(inProject('node_modules/.bin/remote-kit'), ['build', this.#path()]);
    return this.release();
  }

  async release(): Promise<Release> {
    return JSON.parse(await readFile(this.#path('dist/release.json'), 'utf8'));
  }

  async stop(): Promise<void> {
    await this.stopServing();
    await this.#checkout.remove();
  }

  /** A path in the team's folder. */
  #path(...segments: string[]): string {
    return this.#checkout.path(`mfe-${this.#remote}`, ...segments);
  }
}
