import { formNames } from '@site/contracts/forms';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type AttemptOutcome, attemptOutcomes } from '../delivery/attempt-outcomes.ts';
import { type Channel, channels } from '../store/delivery.ts';
import { captchaOutcomes, submissionOutcomes } from '../submissions/submission.ts';
import { createVisitorMetrics } from '../vitals/visitor-metrics.ts';

/** From a cached row to the five seconds in which a visitor gets an answer. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates all metrics. Label values are ours, never sent by a browser, except for page views. */
export function createMetrics(clock?: () => Date) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'forms_' });

  const submissions = new Counter({
    name: 'forms_submissions_total',
    help: 'Form submissions by outcome.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const captchaChecks = new Counter({
    name: 'forms_captcha_checks_total',
    help: 'Captcha verifications by outcome.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const purged = new Counter({
    name: 'forms_purged_records_total',
    help: 'Records removed because their retention period had ended.',
    labelNames: ['form'],
    registers,
  });
  const attempts = new Counter({
    name: 'forms_delivery_attempts_total',
    help: 'Delivery attempts by channel and outcome (delivered, failed, partial, rejected, dead, lost, given_back).',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const countAttempt = (channel: Channel, outcome: AttemptOutcome, count = 1) =>
    attempts.inc({ channel, outcome: outcome.replaceAll('-', '_') }, count);
  // rate() misses the first event of a series that starts with it.
  for (const form of formNames) {
    purged.inc({ form }, 0);
    for (const outcome of submissionOutcomes) submissions.inc({ form, outcome }, 0);
    for (const outcome of captchaOutcomes) captchaChecks.inc({ form, outcome }, 0);
  }
  for (const channel of channels) for (const outcome of attemptOutcomes) countAttempt(channel, outcome, 0);

  return {
    registry,
    submissions,
    captchaChecks,
    requests: new Histogram({
      name: 'forms_request_duration_seconds',
      help: 'Response time by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    store: new Histogram({
      name: 'forms_store_duration_seconds',
      help: 'Duration of lead store operations by operation and outcome (ok, unavailable, failed).',
      labelNames: ['operation', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    countAttempt,
    undelivered: new Gauge({
      name: 'forms_undelivered',
      help: 'Undelivered messages by channel and state (waiting, partial, rejected, dead); every instance reports the same number.',
      labelNames: ['channel', 'state'],
      registers,
    }),
    oldest: new Gauge({
      name: 'forms_oldest_undelivered_age_seconds',
      help: 'Age of the oldest waiting delivery, 0 when there is none; every instance reports the same number.',
      registers,
    }),
    oldestQuarantined: new Gauge({
      name: 'forms_oldest_quarantined_age_seconds',
      help: 'Age of the oldest quarantined lead that waits for a person, 0 when there is none; looked up every ten minutes; every instance reports the same number.',
      registers,
    }),
    delivering: new Gauge({
      name: 'forms_delivering',
      help: '1 when the last poll for due deliveries succeeded, else 0.',
      registers,
    }),
    ready: new Gauge({
      name: 'forms_store_ready',
      help: '1 when a lead can be stored now, else 0.',
      registers,
    }),
    certificateEnds: new Gauge({
      name: 'forms_certificate_end_timestamp_seconds',
      help: 'Unix time at which the certificate of FORMS_TLS_CERT ends, in seconds; 0 without one.',
      registers,
    }),
    purged,
    visitors: createVisitorMetrics(registry, clock),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
