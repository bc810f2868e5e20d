import type { FormRules } from '../forms/form-rules.ts';
import type { Earlier } from '../store/lead-store.ts';
import { captchaUsed, checkCaptcha } from './check-captcha.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { readForm } from './read-form.ts';
import type { Desk, Refusal, Reply, Submission, SubmissionOutcome } from './submission.ts';
import { looksAutomatic } from './traps.ts';

const KEY_REUSED = 'This was already sent with other content. Reload the page and send it again.';

const refuse = (sentence: string, outcome: SubmissionOutcome): Refusal => ({ status: 422, sentence, outcome });

interface Answered {
  kept: Earlier['outcome'];
  outcome: SubmissionOutcome;
}

function answer(rules: FormRules, { doubleOptIn }: Desk, { kept, outcome }: Answered): Reply {
  const { accepted, acceptedUnconfirmed, refused } = rules;
  const refusal = kept === 'address-taken' && refused;
  const message = refusal ? refusal.message : (doubleOptIn && acceptedUnconfirmed) || accepted;
  return { status: 200, success: !refusal, message, replayed: outcome === 'replayed', outcome };
}

/**
 * The way of every submission: read it, check the captcha, keep it, answer. A retry is answered as before, even when its
 * captcha has expired since; in every other case saving itself notices that it is one.
 * @throws StoreUnavailable when it cannot be kept; then it has not been acknowledged
 */
export async function takeSubmission(rules: FormRules, submission: Submission, desk: Desk): Promise<Reply> {
  const suspicious = looksAutomatic(submission.body);
  const form = readForm(rules.schema, submission.body);
  if ('sentence' in form) return refuse(form.sentence, 'invalid');

  const replay = (earlier: Earlier) =>
    earlier.requestHash === form.requestHash
      ? answer(rules, desk, { kept: earlier.outcome, outcome: 'replayed' })
      : refuse(KEY_REUSED, 'key_reused');
  const { idempotencyKey, network } = submission;

  const captcha = await checkCaptcha({ captcha: form.captcha, network }, rules, desk);
  if ('sentence' in captcha) {
    const earlier = idempotencyKey && (await desk.store.findEarlier(rules.form, idempotencyKey, desk.clock()));
    return earlier ? replay(earlier) : captcha;
  }

  const isQuarantined = suspicious || captcha.verdict === 'bypassed' || desk.captcha.isWeak === true;
  const kept = rules.isMembership && desk.doubleOptIn ? 'unconfirmed' : 'stored';
  const state = isQuarantined ? 'quarantined' : kept;
  const fields = rules.describe?.(form.fields) ?? form.fields;
  const lead = { form: rules.form, state, createdAt: desk.clock(), fields } as const;
  const saved = await desk.store.save({
    ...lead,
    id: desk.newLeadId(),
    receipt: { idempotencyKey, requestHash: form.requestHash, captcha, privacyNotice: form.privacyNotice },
    deliveries: await planDeliveries(lead, network, desk),
    whenRefused: rules.refused && desk.plan.of(rules.form, 'refused', lead.createdAt),
    soleAddress: rules.soleAddress?.(form.fields.email ?? '', state),
  });
  if (saved.outcome === 'replayed') return replay(saved.earlier);
  if (saved.outcome === 'captcha-used') return captchaUsed;
  desk.wake();
  const outcome = saved.outcome === 'address-taken' ? 'address_taken' : isQuarantined ? 'quarantined' : 'stored';
  return answer(rules, desk, { kept: saved.outcome, outcome });
}
