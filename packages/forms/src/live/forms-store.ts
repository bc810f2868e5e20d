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

/** Answer of the service to an attempt, or the reason for none. */
export type SubmitResult = { answer: FormAnswer } | { failure: PostFailure };

/** Attempt in flight. */
export interface PendingAttempt {
  payload: Attempt['payload'];
  result: Promise<SubmitResult>;
}

const toResult = ({ data, error }: { data?: FormAnswer | undefined; error?: object | undefined }): SubmitResult =>
  data ? { answer: data } : { failure: { message: '', ...error } };

/** Returns the attempt in flight of a form, also after its page was left and opened again. */
export function pendingAttempt(form: FormName): PendingAttempt | undefined {
  const running = store.dispatch(api.util.getRunningMutationThunk('submit', form));
  return running && { payload: (running.arg.originalArgs as Attempt).payload, result: running.then(toResult) };
}

/** Sends an attempt once; {@link pendingAttempt} returns it until it is answered. */
export async function submit(attempt: Attempt): Promise<SubmitResult> {
  return toResult(await store.dispatch(api.endpoints.submit.initiate(attempt, { fixedCacheKey: attempt.form })));
}
