import type { FormRules } from '../forms/form-rules.ts';
import type { Earlier, NewLead, SaveOutcome } from '../store/lead-store.ts';
import { looksLikeBot } from './bot-signals.ts';
import { captchaUsed, checkCaptcha } from './check-captcha.ts';
import { type PlannedDeliveries, planDeliveries } from './plan-deliveries.ts';
import { readForm } from './read-form.ts';
import type { Refusal, Reply, Submission, SubmissionOutcome, SubmissionParts } from './submission.ts';

const KEY_REUSED = 'This was already sent with other content. Reload the page and send it again.';

const refuse = (sentence: string, outcome: SubmissionOutcome): Refusal => ({ status: 422, sentence, outcome });

interface Answered {
  savedAs: Earlier['outcome'];
  outcome: SubmissionOutcome;
}

function answer(rules: FormRules, { doubleOptIn }: SubmissionParts, { savedAs, outcome }: Answered): Reply {
  const { accepted, acceptedUnconfirmed, refused } = rules;
  const refusal = savedAs === 'address-taken' && refused;
  const message = refusal ? refusal.message : (doubleOptIn && acceptedUnconfirmed) || accepted;
  return { status: 200, success: !refusal, message, replayed: outcome === 'replayed', outcome };
}

/** Saves the lead; if it is not stored, its mails are not sent and do not count. */
async function saveOrDrop(
  lead: NewLead,
  { drop }: PlannedDeliveries,
  { store }: SubmissionParts,
): Promise<SaveOutcome> {
  let isKept = false;
  try {
    const saved = await store.save(lead);
    isKept = saved.outcome === 'stored';
    return saved;
  } finally {
    if (!isKept) await drop();
  }
}

/**
 * Processes a submission: validate, check the captcha, store, reply. A retry gets the earlier reply even if its captcha
 * has expired since; otherwise saving detects retries.
 * @throws StoreUnavailable when it cannot be stored; it has not been acknowledged then
 */
export async function takeSubmission(rules: FormRules, submission: Submission, parts: SubmissionParts): Promise<Reply> {
  const suspicious = looksLikeBot(submission.body);
  const form = readForm(rules.schema, submission.body);
  if ('sentence' in form) return refuse(form.sentence, 'invalid');

  const replay = (earlier: Earlier) =>
    earlier.requestHash === form.requestHash
      ? answer(rules, parts, { savedAs: earlier.outcome, outcome: 'replayed' })
      : refuse(KEY_REUSED, 'key_reused');
  const { idempotencyKey, network } = submission;

  const captcha = await checkCaptcha({ captcha: form.captcha, network }, rules, parts);
  if ('sentence' in captcha) {
    const earlier = idempotencyKey && (await parts.store.findEarlier(rules.form, idempotencyKey, parts.clock()));
    return earlier ? replay(earlier) : captcha;
  }

  const isQuarantined = suspicious || captcha.verdict === 'bypassed' || parts.captcha.isWeak === true;
  const unquarantinedState = rules.isMembership && parts.doubleOptIn ? 'unconfirmed' : 'stored';
  const state = isQuarantined ? 'quarantined' : unquarantinedState;
  const fields = rules.withLabels?.(form.fields) ?? form.fields;
  const lead = { form: rules.form, state, createdAt: parts.clock(), fields } as const;
  const planned = await planDeliveries(lead, network, parts);
  const kept = {
    ...lead,
    id: parts.newLeadId(),
    receipt: { idempotencyKey, requestHash: form.requestHash, captcha, privacyNotice: form.privacyNotice },
    deliveries: planned.deliveries,
    whenRefused: rules.refused && parts.plan.of(rules.form, 'refused', lead.createdAt),
    soleAddress: rules.soleAddress?.(form.fields.email ?? '', state),
  };
  const saved = await saveOrDrop(kept, planned, parts);
  if (saved.outcome === 'replayed') return replay(saved.earlier);
  if (saved.outcome === 'captcha-used') return captchaUsed;
  parts.wake();
  const outcome = saved.outcome === 'address-taken' ? 'address_taken' : isQuarantined ? 'quarantined' : 'stored';
  return answer(rules, parts, { savedAs: saved.outcome, outcome });
}
