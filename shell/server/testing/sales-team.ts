import { expect } from 'vitest';
import { RemoteFolder, type TestRelease } from './remote-folder.ts';
import { siteCommand } from './site-command.ts';
import { TestShell } from './test-shell.ts';

/** Token with which the pipeline of the sales team may publish `sales` and nothing else. */
export const SALES_TOKEN = 'team-token-with-enough-letters';

/** Token for `help`. */
export const HELP_TOKEN = 'token-of-the-help-team-with-enough-letters';

/** Returns markup with enough words to be accepted as a page. */
export const words = (text: string): string => `<p>${`${text} `.repeat(20)}</p>`;

/** Returns markup of a price page. */
export const priceText = (version: string): string => words(`price ${version}`);

/** Returns a release of the sales team whose price page contains its version. */
export function salesRelease(version: string, html = priceText(version)): TestRelease {
  return { name: 'sales', version, pages: [{ path: '/' }, { path: '/prices', html }] };
}

/** Returns the version that a price page contains. */
export const priceIn = (html: string): string | undefined => /price (\S+)/.exec(html)?.[1];

/** Returns the version that visitors see on the price page. */
export const livePrice = async (shell: TestShell): Promise<string | undefined> => priceIn(await shell.text('/prices'));

/** Expects the result of a failed command. */
export const failure = (sentence: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });

/** Unstarted shell with a first release of each team, and the build folder of the sales team. */
export class SalesTeam {
  readonly shell = new TestShell();
  readonly dist = new RemoteFolder();

  constructor() {
    this.shell.sales.publish(salesRelease('1.0.0'));
    this.shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
  }

  /** Starts the shell with the token of the team. */
  start(variables: Record<string, string> = {}): Promise<void> {
    const tokens = [
      { name: 'sales ci', token: SALES_TOKEN, remotes: ['sales'] },
      { name: 'help ci', token: HELP_TOKEN, remotes: ['help'] },
    ];
    const file = this.shell.write('tokens.json', JSON.stringify({ tokens }));
    return this.shell.start({ ...variables, TEAM_TOKENS_FILE: file });
  }

  /** Runs a command like the pipeline of the team. */
  command(...options: string[]) {
    return siteCommand(this.shell, options, SALES_TOKEN);
  }

  async dispose(): Promise<void> {
    this.dist.remove();
    await this.shell.dispose();
  }
}
