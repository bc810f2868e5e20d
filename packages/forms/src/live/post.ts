import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { FormAnswer } from '@site/contracts/forms';

/** The visitor tries again with the same key. */
const TIMEOUT_MS = 30_000;

export interface Post {
  url: string;
  body: unknown;
  /** Absent where the browser cannot make one: outside of https and localhost. */
  idempotencyKey?: string;
}

/** Why a request did not succeed. */
export interface PostFailure {
  /** Absent when there was no answer or it could not be read. */
  status?: number;
  /** `status: text` of an answer that is not OK (specification, section 8), else what the browser says. */
  message: string;
}

/** Sends one request as the specification's sections 7 and 8 have it: with credentials, once, failing on 401 as well. */
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

/** A document came from something in the service's place, such as a captive portal: none of it is for a toast. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/** "signal timed out" would tell a visitor nothing. */
const messageOf = (error: unknown) => (error instanceof Error && error.name !== 'TimeoutError' ? error.message : '');
