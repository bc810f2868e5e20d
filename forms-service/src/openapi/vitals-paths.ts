import { VITALS_PATH } from '@site/contracts/vitals';
import { vitalsReportSchema } from '@site/contracts/vitals-schema';
import * as z from 'zod';
import { type Operation, refusals } from './operation.ts';

const { $schema: _dialect, ...report } = z.toJSONSchema(vitalsReportSchema, { io: 'input' });

/** Schemas of browser reports. */
export const vitalsSchemas = { 'vitals-report': report };

const operation: Operation = {
  operationId: 'report-vitals',
  summary: 'Count what sampled visitors met: loading times, uncaught errors, violations of the content security policy',
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/vitals-report' } } },
  },
  responses: { 204: { description: 'The report was counted.' }, ...refusals(400, 403, 413, 415, 429, 500) },
};

/** Path of browser reports. */
export const vitalsPaths = { [VITALS_PATH]: { post: operation } };
