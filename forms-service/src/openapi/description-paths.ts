import { type Operation, page } from './operation.ts';

/** Paths of the description. */
export const descriptionPaths: Record<string, Record<string, Operation>> = {
  '/api/openapi.json': {
    get: {
      operationId: 'get-description',
      summary: 'Read this description',
      responses: {
        200: {
          description: 'An OpenAPI 3.1 document.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  },
  '/api/docs': {
    get: {
      operationId: 'get-docs',
      summary: 'Read this description as a page',
      responses: { 200: page('A page.') },
    },
  },
};
