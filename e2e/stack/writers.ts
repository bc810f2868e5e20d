import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fillInForms } from '@site/dev-tools/contact-forms.ts';
import { expect } from 'playwright/test';
import { docker, leadsCommand, url } from './compose.ts';
import { send } from './send.ts';

const RETRY_MS = 200;

interface Letter {
  email: string;
  key: string;
  body: string;
}

/** Visitors who filled in the contact form, ready to send it. */
export class Writers {
  readonly #letters: Letter[];
  readonly #agent = new Agent({ keepAlive: true });
  /** Addresses of those who were told that their message has arrived. */
  readonly acknowledged: string[] = [];
  /** What those were told who had to send again. */
  readonly refusals: string[] = [];

  private constructor(letters: Letter[]) {
    this.#letters = letters;
  }

  static async prepare(count: number): Promise<Writers> {
    const bodies = await fillInForms(url, count);
    return new Writers(
      bodies.map((body) => {
        const email = `${randomUUID()}@visitor.example`;
        return { email, key: randomUUID(), body: JSON.stringify({ ...JSON.parse(body), email }) };
      }),
    );
  }

  /** Sends all forms, one after the other, each until it has arrived. */
  async send(): Promise<void> {
    for (const letter of this.#letters) await this.#deliver(letter);
    this.#agent.destroy();
  }

  /** As the form does it: whoever is asked to try again sends the same once more. */
  async #deliver({ email, key, body }: Letter): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    for (;;) {
      const { status, body: answer } = await send(this.#agent, '/api/contact', headers, body);
      if (status === 200) break;
      this.refusals.push(`${status}: ${answer}`);
      await pause(RETRY_MS);
    }
    this.acknowledged.push(email);
  }
}

/** A record that `leads` exports, as far as it is looked at here. */
export interface Lead {
  id: string;
  email: string;
  message: string;
}

/** What operators read inside the running container. */
export async function contacts(): Promise<Lead[]> {
  let lines = '';
  // On a busy machine the database may need more time than a command gives it; operators would ask again as well.
  await expect(async () => {
    lines = await docker(...leadsCommand.options, 'export', '--format', 'jsonl', '--form', 'contact');
  }).toPass({ timeout: 120_000 });
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Addresses whose messages are kept, as often as they are. */
export const keptAddresses = async () => (await contacts()).map(({ email }) => email);
