import type { Earlier } from '../store/lead-store.ts';
import { captchaUsed, checkCaptcha } from './check-captcha.ts';
import { readForm } from './read-form.ts';
import type { Desk, FormDefinition, Reply, Submission } from './submission.ts';
import { looksAutomatic } from './traps.ts';

const KEY_REUSED = 'This was already sent with other content. Reload the page and send it again.';

const refuse = (sentence: string): Reply => ({ status: 422, sentence });

function answer(definition: FormDefinition, outcome: Earlier['outcome'], replayed: boolean): Reply {
  const refusal = outcome === 'address-taken' && definition.addressTaken;
  return { status: 200, success: !refusal, message: refusal || definition.accepted, replayed };
}

/**
 * The way of every submission: read it, check the captcha, keep it, answer. A retry is answered as before, even when its
 * captcha has expired since; in every other case saving itself notices that it is one.
 * @throws StoreUnavailable when it cannot be kept; then it has not been acknowledged
 */
export async function takeSubmission(definition: FormDefinition, submission: Submission, desk: Desk): Promise<Reply> {
  const suspicious = looksAutomatic(submission.body);
  const form = readForm(definition.schema, submission.body);
  if ('sentence' in form) return refuse(form.sentence);

  const replay = (earlier: Earlier) =>
    earlier.requestHash === form.requestHash ? answer(definition, earlier.outcome, true) : refuse(KEY_REUSED);
  const { idempotencyKey } = submission;

  const captcha = await checkCaptcha(form.captcha, definition, desk);
  if ('sentence' in captcha) {
    const earlier = idempotencyKey && (await desk.store.findEarlier(definition.form, idempotencyKey));
    return earlier ? replay(earlier) : refuse(captcha.sentence);
  }

  const state = suspicious || captcha.verdict === 'bypassed' ? 'quarantined' : 'stored';
  const saved = await desk.store.save({
    id: desk.newLeadId(),
    form: definition.form,
    state,
    createdAt: desk.clock(),
    fields: definition.describe?.(form.fields) ?? form.fields,
    receipt: { idempotencyKey, requestHash: form.requestHash, captcha },
    soleAddress: definition.soleAddress?.(form.fields.email ?? '', state),
  });
  if (saved.outcome === 'replayed') return replay(saved.earlier);
  if (saved.outcome === 'captcha-used') return refuse(captchaUsed);
  return answer(definition, saved.outcome, false);
}
