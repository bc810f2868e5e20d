/** The part of an OpenAPI operation that this service uses. */
export interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; description: string; schema: Record<string, unknown> }[];
  requestBody?: { required: true; content: Record<string, { schema: { $ref: string } }> };
  responses: Record<number, { description: string; headers?: object; content?: object }>;
}

const meanings = {
  400: 'The request cannot be read.',
  403: 'The form was sent from a page of another site.',
  404: 'Not available in this configuration.',
  413: 'The body is too large.',
  415: 'The body is not of the described type in UTF-8.',
  422: 'A field or the captcha must be corrected; the sentence says which.',
  429: 'Too many requests; Retry-After says when to retry.',
  500: 'Internal error; nothing was stored.',
  503: 'The store or the captcha provider is unavailable; Retry-After says when to retry with the same Idempotency-Key.',
};

const refusalContent = {
  'text/plain': { schema: { type: 'string' } },
  'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } },
};

/** Refusals with a Retry-After header. */
const withRetryAfter: (keyof typeof meanings)[] = [429, 503];

export const retryAfter = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
};

/** Describes an answer that is an HTML page. */
export const page = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'text/html': { schema: { type: 'string' } } },
});

/** Describes refusals, each with one sentence. */
export const refusals = (...statuses: (keyof typeof meanings)[]): Operation['responses'] =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: meanings[status],
        content: refusalContent,
        ...(withRetryAfter.includes(status) && { headers: retryAfter }),
      },
    ]),
  );
