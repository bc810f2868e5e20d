import type { SiteConfig } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import type { Environment } from '../env.ts';
import { countUnreviewed } from '../quarantine/unreviewed.ts';
import type { LeadAdministration } from '../store/lead-administration.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type CourierParts, createCourier } from './courier.ts';
import type { Links } from './links.ts';
import { createMailFolder } from './mail/mail-folder.ts';
import type { Mailer } from './mail/mailer.ts';
import { mailFolderIn } from './mail/remove-mails.ts';
import { createSmtp } from './mail/smtp.ts';
import { createOutboxLoop } from './outbox-loop.ts';
import { sendByChannel } from './send-by-channel.ts';
import { createWebhook } from './webhook/webhook.ts';

interface DeliveryParts extends Pick<CourierParts, 'countAttempt' | 'clock' | 'logger'> {
  env: Environment;
  store: LeadStore & Pick<LeadAdministration, 'readPage'>;
  site: SiteConfig;
  links: Links;
}

function openWebhook(env: Environment, clock: () => Date) {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets, WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env;
  if (!url) return undefined;
  if (url.protocol === 'http:' && !allowPrivate)
    throw new ConfigurationError(
      'Set WEBHOOK_URL to an https address, or WEBHOOK_ALLOW_PRIVATE=true for this machine or a private network: http sends leads unencrypted.',
    );
  if (!secrets?.length)
    throw new ConfigurationError('Set WEBHOOK_SECRET: the receiver at WEBHOOK_URL needs it to verify our messages.');
  return createWebhook({ url, secrets, allowPrivate, clock });
}

interface MailSetup {
  /** Absent when mails wait. */
  mailer?: Mailer;
  /** Destination of mails, for the log. */
  mails: string;
  /** Logged at startup. */
  warning?: string;
}

function openMailSetup(env: Environment, brand: string): MailSetup {
  const { SMTP_URL: url, SMTP_ALLOW_PLAINTEXT: allowPlaintext } = env;
  if (url) {
    const mailer = createSmtp({ url, brand, allowPlaintext });
    if (!allowPlaintext) return { mailer, mails: 'smtp' };
    const warning = 'SMTP_ALLOW_PLAINTEXT is set: mails and the SMTP password may be sent unencrypted';
    return { mailer, mails: 'smtp', warning };
  }
  if (!env.MAIL_FILES) return { mails: 'wait', warning: 'SMTP_URL is not set: mails are held in the store' };
  const folder = mailFolderIn(env.DATA_DIR);
  const warning = 'SMTP_URL is not set: mails are written to files instead of being sent';
  return { mailer: createMailFolder(folder, brand), mails: folder, warning };
}

/**
 * Creates the delivery of mails and webhooks that the environment configures.
 * @throws ConfigurationError
 */
export function createDeliveries({ env, store, site, links, ...courierParts }: DeliveryParts) {
  const { clock, logger } = courierParts;
  const webhook = openWebhook(env, clock);
  const { mailer, mails, warning } = openMailSetup(env, site.brand);
  const hasInbox = env.INBOX_USERS.size > 0 || env.INBOX_USER_HEADER !== undefined;
  const mail = { site, links, from: env.MAIL_FROM ?? site.email, team: env.MAIL_TO ?? [site.email], hasInbox };
  const send = sendByChannel({ mailer, mail, countUnreviewed: () => countUnreviewed(store), webhook });
  const courier = createCourier({ store, send, ...courierParts });
  const outbox = createOutboxLoop(courier, logger);
  return {
    obstacle: outbox.obstacle,
    wake: outbox.wake,
    /** Starts delivering, once the service is listening. */
    start(): void {
      outbox.start();
      if (warning) logger.warn(warning);
      logger.info({ mails, webhook: webhook !== undefined }, 'deliveries enabled');
    },
    async stop(): Promise<void> {
      await outbox.stop();
      mailer?.close();
    },
  };
}
