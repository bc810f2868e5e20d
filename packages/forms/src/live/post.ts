import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { FormAnswer } from '@site/contracts/forms';

/** After it, the visitor can retry with the same key. */
const TIMEOUT_MS = 30_000;

export interface Post {
  url: string;
  body: unknown;
  /** Absent where the browser cannot create one: outside https and localhost. */
  idempotencyKey?: string;
}

/** Failure of a request. */
export interface PostFailure {
  /** Absent without a readable answer. */
  status?: number;
  /** `status: text` of an answer that is not OK (specification, section 8), otherwise the message of the browser. */
  message: string;
}

/** Sends one request as in sections 7 and 8 of the specification: with credentials, once, failing on 401 as well. */
export const post: BaseQueryFn<Post, FormAnswer, PostFailure> = async ({ url, body, idempotencyKey }) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/plain',
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (isPage(response)) return { error: { message: '' } };
    if (response.ok) return { data: await response.json() };
    const text = (await response.text()) || response.statusText;
    return { error: { status: response.status, message: `${response.status}: ${text}` } };
  } catch (error) {
    return { error: { message: messageOf(error) } };
  }
};

/** Detects pages that something else sent in place of the service, such as a captive portal: no text for a toast. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/** Drops "signal timed out", which means nothing to visitors. */
const messageOf = (error: unknown) => (error instanceof Error && error.name !== 'TimeoutError' ? error.message : '');
