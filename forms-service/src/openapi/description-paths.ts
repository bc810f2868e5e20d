import type { Operation } from './operation.ts';

const asContent = (type: string, schema: object) => ({ content: { [type]: { schema } } });

/** The description itself. */
export const descriptionPaths: Record<string, Record<string, Operation>> = {
  '/api/openapi.json': {
    get: {
      operationId: 'get-description',
      summary: 'Read this description',
      responses: {
        200: { description: 'An OpenAPI 3.1 document.', ...asContent('application/json', { type: 'object' }) },
      },
    },
  },
  '/api/docs': {
    get: {
      operationId: 'get-docs',
      summary: 'Read this description as a page',
      responses: { 200: { description: 'A page.', ...asContent('text/html', { type: 'string' }) } },
    },
  },
};
