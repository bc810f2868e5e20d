import { type ConsoleMessage, expect, type Page } from 'playwright/test';

/** Fails a test when the console of its page shows an unannounced error or warning. */
export class ConsoleWatch {
  readonly #expected: RegExp[] = [];
  readonly #unexpected: string[] = [];

  /** Announces messages that a test provokes. */
  expectMessage(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Watches a page while a test uses it. */
  async during(page: Page, use: () => Promise<void>): Promise<void> {
    const onMessage = (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) this.#record(`${message.text()} (${message.location().url})`);
    };
    const onError = (error: Error) => this.#record(error.stack ?? error.message);
    page.on('console', onMessage).on('pageerror', onError);
    await use();
    page.off('console', onMessage).off('pageerror', onError);
    expect(this.#unexpected).toEqual([]);
  }

  #record(text: string): void {
    if (!this.#expected.some((pattern) => pattern.test(text))) this.#unexpected.push(text);
  }
}
