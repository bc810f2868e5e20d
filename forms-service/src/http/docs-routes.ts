import type { RequestHandler } from 'express';
import { apiDescription } from '../openapi/describe-api.ts';
import { docsPage, docsPolicy } from '../openapi/docs-page.ts';

const description = JSON.stringify(apiDescription);
const page = docsPage(apiDescription);

/** `GET /api/openapi.json`: the API description. */
export const descriptionRoute: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('application/json').send(description);
};

/** `GET /api/docs`: the API description as a page. */
export const docsRoute: RequestHandler = (_request, response) => {
  response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': docsPolicy }).type('text/html').send(page);
};
