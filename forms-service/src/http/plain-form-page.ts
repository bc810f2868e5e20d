import { type SiteConfig, telephoneUrl } from '@site/contracts';
import { escapeHtml } from '@site/process';
import type { Response } from 'express';
import type { Question } from '../captcha/questions.ts';
import type { PlainField, PlainForm } from '../forms/plain-form.ts';
import { type PageSite, sendFramedPage } from './page-frame.ts';

/** A question that need not be asked again, as nothing has come of its answer yet. */
interface AnsweredQuestion {
  token: string;
  answer: string;
}

export interface PlainFormPage {
  site: PageSite & Pick<SiteConfig, 'phones' | 'email'>;
  plain: PlainForm;
  /** Where the form is sent. */
  action: string;
  /** What the visitor has entered, by name. */
  values: Readonly<Record<string, string>>;
  /** Names of the values that travel along unseen. */
  hidden: readonly string[];
  /** What to correct, by name. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was not taken, when that is not a matter of its fields. */
  problem?: string;
  question: Question | AnsweredQuestion;
}

const describedBy = (name: string, error: string | undefined) =>
  error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';

function controlOf(name: string, field: PlainField, value: string, error: string | undefined): string {
  const { control, options, autocomplete, isOptional } = field;
  const attributes =
    `id="${name}" name="${name}"${describedBy(name, error)}${isOptional ? '' : ' required'}` +
    (autocomplete ? ` autocomplete="${autocomplete}"` : '');
  // A browser drops the first line break of a text area.
  if (control === 'textarea') return `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`;
  if (!options) return `<input ${attributes} type="${control ?? 'text'}" value="${escapeHtml(value)}">`;
  const choices = [{ value: '', label: 'Choose' }, ...options].map(
    (option) =>
      `<option value="${escapeHtml(option.value)}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
  );
  return `<select ${attributes}>${choices.join('')}</select>`;
}

function fieldOf(name: string, field: PlainField, value: string, error: string | undefined): string {
  const optional = field.isOptional ? ' <span>(optional)</span>' : '';
  const message = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<label for="${name}">${escapeHtml(field.label)}${optional}</label>${controlOf(name, field, value, error)}${message}`;
}

function headingOf({ errors, problem }: PlainFormPage): string {
  if (problem) return 'Not sent yet';
  return Object.keys(errors).length > 0 ? 'Please correct the form' : 'One question before we send this';
}

const hiddenOf = (name: string, value = '') =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const askedQuestion = ({ text, token }: Question) =>
  `<div class="question">${hiddenOf('token', token)}` +
  `<label for="answer">${escapeHtml(text)}</label>` +
  `<input id="answer" name="answer" required autocomplete="off" aria-describedby="answer-hint">` +
  `<p id="answer-hint">Answer with a number or a word. The question keeps out programs that send spam.</p></div>`;

const questionOf = (question: PlainFormPage['question']) =>
  'answer' in question
    ? hiddenOf('token', question.token) + hiddenOf('answer', question.answer)
    : askedQuestion(question);

const HONEYPOT =
  '<div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></div>';

/** Answers with what was entered, what is wrong with it, and a question. */
export function sendPlainFormPage(response: Response, status: number, page: PlainFormPage): void {
  const { site, plain, action, values, hidden, errors, problem, question } = page;
  const fields = Object.entries(plain.fields).map(([name, field]) =>
    fieldOf(name, field, values[name] ?? '', errors[name]),
  );
  const phone = site.phones.support;
  const content =
    (problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : '') +
    `<p>This page works without JavaScript. If you prefer, call <a href="${telephoneUrl(phone)}">${escapeHtml(phone)}</a> or write to ` +
    `<a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a>.</p>` +
    `<form method="post" action="${escapeHtml(action)}" novalidate>${fields.join('')}${hidden.map((name) => hiddenOf(name, values[name])).join('')}${questionOf(question)}${HONEYPOT}` +
    `<button>${escapeHtml(plain.submit)}</button></form>`;
  sendFramedPage(response, status, { site, heading: headingOf(page), content, referrer: 'same-origin' });
}
