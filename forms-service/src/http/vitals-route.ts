import { vitalsReportSchema } from '@site/contracts/vitals-schema';
import type { RequestHandler } from 'express';
import type { VisitorMetrics } from '../vitals/visitor-metrics.ts';
import { refuse } from './refuse.ts';

/** `POST /api/vitals`: counts reports of sampled visitors. */
export function vitalsRoute(visitors: VisitorMetrics): RequestHandler {
  return (request, response) => {
    const report = vitalsReportSchema.safeParse(request.body);
    if (!report.success) return refuse(request, response, 400, 'This is no report of page views.');
    for (const view of report.data.views) visitors.count(view);
    response.status(204).set('Cache-Control', 'no-store').end();
  };
}
