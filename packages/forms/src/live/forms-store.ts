import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import type { FormAnswer, FormName } from '@site/contracts/forms';
import type { Attempt } from './attempts.ts';
import { type PostFailure, post } from './post.ts';

const api = createApi({
  reducerPath: 'forms',
  baseQuery: post,
  endpoints: (build) => ({
    submit: build.mutation<FormAnswer, Attempt>({
      query: ({ form, payload, idempotencyKey }) => ({ url: `/api/${form}`, body: payload, idempotencyKey }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

/** The service's answer to an attempt, or why there is none. */
export type SubmitResult = { answer: FormAnswer } | { failure: PostFailure };

/** An attempt that is on its way. */
export interface PendingAttempt {
  payload: Attempt['payload'];
  result: Promise<SubmitResult>;
}

const toResult = ({ data, error }: { data?: FormAnswer | undefined; error?: object | undefined }): SubmitResult =>
  data ? { answer: data } : { failure: { message: '', ...error } };

/** @returns the pending attempt of a form, also when its page has been left and opened again */
export function pendingAttempt(form: FormName): PendingAttempt | undefined {
  const running = store.dispatch(api.util.getRunningMutationThunk('submit', form));
  return running && { payload: (running.arg.originalArgs as Attempt).payload, result: running.then(toResult) };
}

/** Sends an attempt, once. It is known under the name of the form until it is answered. */
export async function submit(attempt: Attempt): Promise<SubmitResult> {
  return toResult(await store.dispatch(api.endpoints.submit.initiate(attempt, { fixedCacheKey: attempt.form })));
}
