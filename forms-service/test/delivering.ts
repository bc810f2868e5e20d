import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type CourierParts, createCourier, type Send } from '../src/delivery/courier.ts';
import { createLinks } from '../src/delivery/links.ts';
import { createMailFolder } from '../src/delivery/mail/mail-folder.ts';
import { createSmtp } from '../src/delivery/mail/smtp.ts';
import { createPlan } from '../src/delivery/plan.ts';
import { type Senders, sendByChannel } from '../src/delivery/send-by-channel.ts';
import { createWebhook, type WebhookOptions } from '../src/delivery/webhook/webhook.ts';
import { HOUR_MS } from '../src/durations.ts';
import { createLogger } from '../src/http/logger.ts';
import { countUnreviewed } from '../src/quarantine/unreviewed.ts';
import type { LeadStore } from '../src/store/lead-store.ts';
import type { openSqliteStore } from '../src/store/open-store.ts';
import { SECRET, startService, temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

export const site = {
  brand: 'Lumenary',
  origin: 'https://www.lumenary.example',
  phones: { support: '+1 202 555 0142', whatsapp: '+1 202 555 0143' },
  email: 'hello@lumenary.example',
  address: 'Fjordgate 7, Sampleton',
};
export const team = ['team@lumenary.example', 'sales@lumenary.example'];

/** A settable clock. */
export function testClock() {
  let now = Date.parse('2026-11-21T10:00:00Z');
  return {
    clock: () => new Date(now),
    pass(ms: number) {
      now += ms;
    },
  };
}

/** A courier that works when a test calls it. */
export function courierAt(store: LeadStore, send: Send, clock: () => Date) {
  const lines: string[] = [];
  /** Numbers of outcomes, such as `{'webhook delivered': 2}`. */
  const counted: Record<string, number> = {};
  const countAttempt: CourierParts['countAttempt'] = (channel, outcome) => {
    const key = `${channel} ${outcome}`;
    counted[key] = (counted[key] ?? 0) + 1;
  };
  const logger = createLogger('debug', { write: (line) => void lines.push(line) });
  const courier = createCourier({ store, send, clock, countAttempt, logger });
  return {
    ...courier,
    lines,
    counted: () => counted,
    /** Delivers everything due. @throws what kept it from being claimed */
    async round() {
      for (;;) {
        const { began, failure } = await courier.begin();
        if (failure) throw failure;
        if (began === 0) return;
        await courier.idle();
      }
    },
  };
}

interface Wanted {
  smtpUrl?: string;
  allowPlaintext?: boolean;
  /** Team addresses. */
  team?: string[];
  webhook?: Pick<WebhookOptions, 'url'> & Partial<WebhookOptions>;
  doubleOptIn?: boolean;
  /** Enables acknowledgements, within the limits of the service. */
  acknowledges?: boolean;
}

/** Starts the service with mail, webhook, a settable clock, and a courier that works on request. */
export async function startDelivering(wanted: Wanted = {}, open?: typeof openSqliteStore) {
  const {
    smtpUrl,
    allowPlaintext = false,
    team: given = team,
    webhook,
    doubleOptIn = false,
    acknowledges = false,
  } = wanted;
  const { clock, pass } = testClock();
  const mailFolder = path.join(await temporaryFolder(), 'mail');
  const links = createLinks(SECRET, clock);
  const mailerOf = (url: string) => {
    const mailer = createSmtp({ url, brand: site.brand, allowPlaintext });
    onTestFinished(() => mailer.close());
    return mailer;
  };
  const mailer = smtpUrl ? mailerOf(smtpUrl) : createMailFolder(mailFolder, site.brand);
  const mail = { site, links, from: 'forms@lumenary.example', team: given, hasInbox: false };
  const senders: Senders = { mailer, mail, countUnreviewed: () => countUnreviewed(service.store) };
  if (webhook) senders.webhook = createWebhook({ secrets: [], allowPrivate: true, clock, ...webhook });
  const plan = createPlan({ WEBHOOK_URL: webhook?.url, ACKNOWLEDGEMENTS: acknowledges });
  const service = await startService({ plan, links, site, doubleOptIn, clock }, open);
  const courierWith = (other: Partial<Senders> = {}) =>
    courierAt(service.store, sendByChannel({ ...senders, ...other }), clock);
  const courier = courierWith();
  return {
    ...service,
    ...courier,
    visitor: visitorAt(service.address),
    mailFolder,
    links,
    pass,
    clock,
    /** A courier of a service restarted with another MAIL_TO. */
    withTeam: (other: string[]) => courierWith({ mail: { ...mail, team: other } }),
    /** A courier of a service restarted with another SMTP_URL. */
    throughServer: (url: string) => courierWith({ mailer: mailerOf(url) }),
    /** Delivers hourly for more than the two days of a delivery's retry period. */
    async days() {
      for (let hour = 0; hour < 60; hour++) {
        await courier.round();
        pass(HOUR_MS);
      }
    },
    /** Returns the URL of a link at this service. */
    here: (link: string) => link.replace(site.origin, service.address),
  };
}
