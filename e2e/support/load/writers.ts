import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fillInForms } from '@site/dev-tools/contact-forms.ts';
import { type Entrance, Line } from './line.ts';

const RETRY_MS = 200;

interface Message {
  email: string;
  key: string;
  body: string;
}

/** Visitors who have filled in the contact form and are ready to send it. */
export class Writers {
  readonly #messages: Message[];
  readonly #line: Line;
  /** Addresses of acknowledged messages. */
  readonly acknowledged: string[] = [];
  /** Responses to visitors who had to retry. */
  readonly refusals: string[] = [];

  private constructor(entrance: Entrance, messages: Message[]) {
    this.#messages = messages;
    this.#line = new Line(entrance);
  }

  static async prepare(entrance: Entrance, count: number): Promise<Writers> {
    const bodies = await fillInForms(entrance.url, count);
    return new Writers(
      entrance,
      bodies.map((body) => {
        const email = `${randomUUID()}@visitor.example`;
        return { email, key: randomUUID(), body: JSON.stringify({ ...JSON.parse(body), email }) };
      }),
    );
  }

  /** Sends all forms in sequence, each until it is acknowledged. */
  async send(): Promise<void> {
    for (const message of this.#messages) await this.#deliver(message);
    this.#line.close();
  }

  /** Retries with the same content, as the form does. */
  async #deliver({ email, key, body }: Message): Promise<void> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    for (;;) {
      const { status, body: answer } = await this.#line.send('/api/contact', headers, body);
      if (status === 200) break;
      if (status === 422) throw new Error(`A message is refused for good: ${answer}`);
      this.refusals.push(`${status}: ${answer}`);
      await pause(RETRY_MS);
    }
    this.acknowledged.push(email);
  }
}
