import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';
import { createTransport } from 'nodemailer';
import { DeliveryFailed } from '../delivery-failed.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/**
 * Creates a mailer that writes mails to files, for trying the site without a mail server. A retry replaces its
 * file.
 * @param folder created with the first mail
 */
export function createMailFolder(folder: string, brand: string): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, recipients) {
      const { message } = await writer.sendMail(compose(mail, brand));
      const time = mail.date.toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${time}-${mail.about.channel}-${mail.about.lead}.eml`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFileAtomic(file, message as Buffer, 0o600);
      } catch (error) {
        throw new DeliveryFailed((error as NodeJS.ErrnoException).code ?? 'FILE');
      }
      return recipients.map((address) => ({ address, state: 'accepted' }));
    },
    close: () => writer.close(),
  };
}
