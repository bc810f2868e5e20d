import { type SiteConfig, telephoneUrl } from '@site/contracts';
import { type Html, html } from '@site/process';
import type { Response } from 'express';
import type { Question } from '../captcha/questions.ts';
import type { PlainField, PlainForm } from '../forms/plain-form.ts';
import { type PageSite, sendFramedPage } from './page-frame.ts';

/** Question whose answer has not been used yet, so it is not asked again. */
interface AnsweredQuestion {
  token: string;
  answer: string;
}

export interface PlainFormPage {
  site: PageSite & Pick<SiteConfig, 'phones' | 'email'>;
  plain: PlainForm;
  /** Address of the form. */
  action: string;
  /** Entered values by field name. */
  values: Readonly<Record<string, string>>;
  /** Names of the values in hidden fields. */
  hidden: readonly string[];
  /** Corrections by field name. */
  errors: Readonly<Record<string, string>>;
  /** Reason that the form was refused, unless its fields are wrong. */
  problem?: string;
  question: Question | AnsweredQuestion;
}

const describedBy = (name: string, error: string | undefined) =>
  error && html` aria-invalid="true" aria-describedby="${name}-error"`;

function controlOf(name: string, field: PlainField, value: string, error: string | undefined): Html {
  const { control, options, autocomplete, isOptional } = field;
  const attributes = html`id="${name}" name="${name}"${describedBy(name, error)}${!isOptional && ' required'}${autocomplete && html` autocomplete="${autocomplete}"`}`;
  // Browsers drop the first line break of a text area.
  if (control === 'textarea') return html`<textarea ${attributes}>\n${value}</textarea>`;
  if (!options) return html`<input ${attributes} type="${control ?? 'text'}" value="${value}">`;
  const choices = [{ value: '', label: 'Choose' }, ...options].map(
    (option) => html`<option value="${option.value}"${option.value === value && ' selected'}>${option.label}</option>`,
  );
  return html`<select ${attributes}>${choices}</select>`;
}

function fieldOf(name: string, field: PlainField, value: string, error: string | undefined): Html {
  const optional = field.isOptional && html` <span>(optional)</span>`;
  const message = error && html`<p class="error" id="${name}-error">${error}</p>`;
  return html`<label for="${name}">${field.label}${optional}</label>${controlOf(name, field, value, error)}${message}`;
}

function headingOf({ errors, problem }: PlainFormPage): string {
  if (problem) return 'Not sent yet';
  return Object.keys(errors).length > 0 ? 'Please correct the form' : 'One question before we send this';
}

const hiddenOf = (name: string, value = '') => html`<input type="hidden" name="${name}" value="${value}">`;

const askedQuestion = ({ text, token }: Question) =>
  html`<div class="question">${hiddenOf('token', token)}<label for="answer">${text}</label><input id="answer" name="answer" required autocomplete="off" aria-describedby="answer-hint"><p id="answer-hint">Answer with a number or a word. The question keeps out programs that send spam.</p></div>`;

const questionOf = (question: PlainFormPage['question']) =>
  'answer' in question
    ? [hiddenOf('token', question.token), hiddenOf('answer', question.answer)]
    : askedQuestion(question);

const HONEYPOT = html`<div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true"></div>`;

/** Sends the form with its values, corrections and a question. */
export function sendPlainFormPage(response: Response, status: number, page: PlainFormPage): void {
  const { site, plain, action, values, hidden, errors, problem, question } = page;
  const fields = Object.entries(plain.fields).map(([name, field]) =>
    fieldOf(name, field, values[name] ?? '', errors[name]),
  );
  const phone = site.phones.support;
  const alternatives = html`<p>This page works without JavaScript. If you prefer, call <a href="${telephoneUrl(phone)}">${phone}</a> or write to <a href="mailto:${site.email}">${site.email}</a>.</p>`;
  const form = html`<form method="post" action="${action}" novalidate>${fields}${hidden.map((name) => hiddenOf(name, values[name]))}${questionOf(question)}${HONEYPOT}<button>${plain.submit}</button></form>`;
  const content = html`${problem && html`<p class="error" role="alert">${problem}</p>`}${alternatives}${form}`;
  sendFramedPage(response, status, { site, heading: headingOf(page), content, referrer: 'same-origin' });
}
