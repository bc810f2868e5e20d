import { expect } from 'vitest';
import { RemoteFolder, type TestRelease } from './remote-folder.ts';
import { siteCommand } from './site-command.ts';
import { TestShell } from './test-shell.ts';

/** With which the pipeline of the sales team may publish `sales`, and nothing else. */
export const SALES_TOKEN = 'team-token-with-enough-letters';

/** The same for `help`. */
export const HELP_TOKEN = 'token-of-the-help-team-with-enough-letters';

/** Markup with enough words to be taken for a page. */
export const priceText = (version: string): string => `<p>${`price ${version} `.repeat(20)}</p>`;

/** A release of the sales team whose price page has its version in it. */
export function salesRelease(version: string, html = priceText(version)): TestRelease {
  return { name: 'sales', version, pages: [{ path: '/' }, { path: '/prices', html }] };
}

/** Version of the release of which a document shows the price page. */
export const priceIn = (html: string): string | undefined => /price (\S+)/.exec(html)?.[1];

/** What a command comes to that cannot do what it was asked. */
export const failure = (sentence: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });

/** A shell that is not started yet, with a first release of each team, and the folder in which the sales team builds. */
export class SalesTeam {
  readonly shell = new TestShell();
  readonly dist = new RemoteFolder();

  constructor() {
    this.shell.sales.publish(salesRelease('1.0.0'));
    this.shell.help.publish({ name: 'help', version: '1.0.0', pages: [{ path: '/help' }] });
  }

  /** Starts the shell, for which the token of the team is good. */
  start(variables: Record<string, string> = {}): Promise<void> {
    const tokens = [
      { name: 'sales ci', token: SALES_TOKEN, remotes: ['sales'] },
      { name: 'help ci', token: HELP_TOKEN, remotes: ['help'] },
    ];
    const file = this.shell.write('tokens.json', JSON.stringify({ tokens }));
    return this.shell.start({ ...variables, TEAM_TOKENS_FILE: file });
  }

  /** What the pipeline of the team gets. */
  command(...options: string[]) {
    return siteCommand(this.shell, options, SALES_TOKEN);
  }

  async dispose(): Promise<void> {
    this.dist.remove();
    await this.shell.dispose();
  }
}
