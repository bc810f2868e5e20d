import { createHash } from 'node:crypto';
import { type Html, html } from '@site/process';
import type { ApiDescription } from './describe-api.ts';
import type { Operation } from './operation.ts';

const STYLE = html`body{margin:0 auto;max-width:60rem;padding:2rem 1.5rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1a17;background:#faf7f2}
h1{font-size:2rem}h2{margin-top:3rem;font-size:1.25rem;border-top:1px solid #d6cfc4;padding-top:1.5rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin:1rem 0}caption{text-align:left;font-weight:600}
th,td{text-align:left;vertical-align:top;padding:.4rem 1rem .4rem 0;border-bottom:1px solid #d6cfc4;font-weight:400}
a{color:#9a3412}`;

/** Content security policy that allows only the style of the page. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE.text).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Property {
  type?: string;
  enum?: unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
}

function describe({ type, enum: choices, format, minLength, maxLength, minimum }: Property): string {
  if (choices) return choices.map((choice) => `“${choice}”`).join(', ');
  const limits = [
    format ?? type,
    minLength && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
  ];
  return limits.filter(Boolean).join(', ');
}

function table(caption: string, rows: string[][]): Html | undefined {
  if (rows.length === 0) return undefined;
  const cells = ([head, ...rest]: string[]) =>
    html`<th scope="row"><code>${head}</code></th>${rest.map((cell) => html`<td>${cell}</td>`)}`;
  return html`<table><caption>${caption}</caption><tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table>`;
}

function bodyTable({ requestBody }: Operation, { components }: ApiDescription): Html | undefined {
  const [body] = Object.values(requestBody?.content ?? {});
  const reference = body?.schema.$ref.split('/').at(-1) ?? '';
  const { properties = {}, required = [] } = (components.schemas[reference] ?? {}) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  const rows = Object.entries(properties).map(([name, property]) => [
    name,
    required.includes(name) ? 'required' : 'optional',
    describe(property),
  ]);
  return table('Fields', rows);
}

function section(path: string, method: string, operation: Operation, api: ApiDescription): Html {
  const parameters = (operation.parameters ?? []).map(({ name, required, description }) => [
    name,
    required ? 'required' : 'optional',
    description,
  ]);
  const answers = Object.entries(operation.responses).map(([status, { description }]) => [status, description]);
  return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${operation.summary}.</p>${table('Parameters', parameters)}${bodyTable(operation, api)}${table('Answers', answers)}</section>`;
}

/** Renders the description of the API for people. */
export function docsPage(api: ApiDescription): string {
  const { title, description } = api.info;
  const sections = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation, api)),
  );
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · API</title><style>${STYLE}</style>`;
  const introduction = html`<h1>${title}</h1><p>${description}</p><p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`;
  return html`<!doctype html><html lang="en"><head>${head}</head><body><main>${introduction}${sections}</main></body></html>`
    .text;
}
