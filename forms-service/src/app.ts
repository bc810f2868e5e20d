import { plainFormPath } from '@site/contracts/forms/plain-form';
import { VITALS_PATH } from '@site/contracts/vitals';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Questions } from './captcha/questions.ts';
import { type WidgetFiles, widgetScripts } from './captcha/widget-files.ts';
import { type LinkPurpose, linkPaths } from './delivery/links.ts';
import { formRules } from './forms/forms.ts';
import { challengeRoute, scriptRoute } from './http/captcha-routes.ts';
import { checkOrigin } from './http/check-origin.ts';
import { countSubmissions } from './http/count-submissions.ts';
import { descriptionRoute, docsRoute } from './http/docs-routes.ts';
import { formRoute } from './http/form-route.ts';
import { handleErrors } from './http/handle-errors.ts';
import { liveRoute, readyRoute } from './http/health-routes.ts';
import { limitRate } from './http/limit-rate.ts';
import { type MembershipParts, membershipRoutes } from './http/membership-routes.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { observeRequests } from './http/observe-requests.ts';
import { createOutboxHealth, type DeliveryReport } from './http/outbox-health.ts';
import { type PlainFormOptions, plainFormRoute } from './http/plain-form-route.ts';
import { readBody, readJsonUpTo, readPlainBody } from './http/read-body.ts';
import { refuse } from './http/refuse.ts';
import { vitalsRoute } from './http/vitals-route.ts';
import { addInbox, type InboxParts } from './inbox/routes.ts';
import { createVitalsLimiter } from './limits/limiter.ts';
import { measureStore } from './metrics/measure-store.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createLeadIds } from './submissions/lead-id.ts';
import type { SubmissionOutcome, SubmissionParts } from './submissions/submission.ts';

/** Eight page views with all metrics take 3.5 KB. */
const MAX_REPORT = '4kb';

/** Dependencies of the application. */
export interface AppParts extends Omit<SubmissionParts, 'newLeadId' | 'countCaptcha'> {
  widget: WidgetFiles;
  logger: Logger;
  /** Security log; present if enabled. */
  logSecurity?: RequestHandler | undefined;
  metrics: Metrics;
  deliveries: DeliveryReport;
  links: MembershipParts['links'];
  site: PlainFormOptions['site'];
  inbox: Pick<InboxParts, 'users' | 'proxy' | 'store' | 'secret' | 'hashAddress' | 'removeFiles' | 'listReplacedLeads'>;
  /** Captcha questions for visitors without JavaScript. */
  questions: Questions;
  /** Number of proxies whose X-Forwarded headers are trusted. */
  trustedHops: number;
  /** Additional origins that may submit forms. */
  origins: string[];
}

const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" });
  next();
};

/** Answers methods that a route does not support. */
const only = (allowed: string): RequestHandler => {
  return (request, response) => {
    response.set('Allow', allowed);
    refuse(request, response, 405, `This address answers ${allowed} only.`);
  };
};

/** Creates the application. Lists every address but those of the inbox, which `addInbox` adds. */
export function createApp(parts: AppParts): Express {
  const { captcha, limits, plan, wake, deliveries, clock } = parts;
  const { questions, site, widget, logger, metrics, trustedHops, origins } = parts;
  const store = measureStore(parts.store, metrics);
  const submissionParts: SubmissionParts = {
    ...parts,
    store,
    newLeadId: createLeadIds(clock),
    countCaptcha: (form, outcome) => metrics.captchaChecks.inc({ form, outcome }),
  };
  const readOutbox = createOutboxHealth(store, deliveries, clock);
  const fromOwnPages = checkOrigin(origins, trustedHops > 0);
  const admit = [...readBody, fromOwnPages, limitRate(limits.posts)];
  const admitReport = [fromOwnPages, limitRate(createVitalsLimiter()), ...readJsonUpTo(MAX_REPORT)];

  const app = express().disable('x-powered-by').disable('etag').set('trust proxy', trustedHops);
  app.use(observeRequests(logger, metrics), securityHeaders);
  if (parts.logSecurity) app.use(parts.logSecurity);

  const get = (path: string, ...handlers: RequestHandler[]) => app.route(path).get(handlers).all(only('GET, HEAD'));
  const plainParts = { submissionParts, questions, site, logger };
  for (const rules of Object.values(formRules)) {
    app
      .route(`/api/${rules.form}`)
      .all(countSubmissions(rules.form, metrics))
      .post(admit, formRoute(rules, submissionParts))
      .all(only('POST'));
    const { form, plain } = rules;
    if (!plain) continue;
    const count = (outcome: SubmissionOutcome) => metrics.submissions.inc({ form, outcome });
    app
      .route(plainFormPath(form))
      .post(readPlainBody, fromOwnPages, plainFormRoute({ rules, plain, ...plainParts, count }))
      .all(only('POST'));
  }
  app.route(VITALS_PATH).post(admitReport, vitalsRoute(metrics.visitors)).all(only('POST'));
  for (const purpose of Object.keys(linkPaths) as LinkPurpose[]) {
    const { ask, change } = membershipRoutes(purpose, parts);
    app.route(linkPaths[purpose]).get(ask).post(change).all(only('GET, HEAD, POST'));
  }
  get('/api/captcha/challenge', limitRate(limits.challenges), challengeRoute(captcha));
  for (const name of widgetScripts) get(`/api/captcha/${name}`, scriptRoute(widget[name]));
  get('/api/openapi.json', descriptionRoute);
  get('/api/docs', docsRoute);
  get('/livez', liveRoute);
  get('/readyz', readyRoute(store, metrics, readOutbox));
  get('/metrics', metricsRoute({ store, metrics, deliveries, readOutbox, clock }));

  addInbox(app, { ...parts.inbox, site, plan, wake, clock, newId: submissionParts.newLeadId });

  app.use((request, response) => refuse(request, response, 404, 'There is nothing at this address.'));
  return app.use(handleErrors(logger));
}
