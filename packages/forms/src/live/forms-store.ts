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

/** Whether an attempt is pending, also when its page has been left and opened again. */
export function isPending(form: FormName): boolean {
  const select = api.endpoints.submit.select({ fixedCacheKey: form, requestId: undefined });
  return select(store.getState()).isLoading;
}

/** The service's answer to an attempt, or why there is none. */
export type SubmitResult = { answer: FormAnswer } | { failure: PostFailure };

/** Sends an attempt, once. Its state is kept in the store under the name of the form. */
export async function submit(attempt: Attempt): Promise<SubmitResult> {
  const { data, error } = await store.dispatch(api.endpoints.submit.initiate(attempt, { fixedCacheKey: attempt.form }));
  if (data) return { answer: data };
  return { failure: { message: '', ...error } };
}
