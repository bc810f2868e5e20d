/** Response of every form's endpoint to an accepted or refused submission. */
export interface FormAnswer {
  success: boolean;
  message: string;
}

export type { CaptchaOptions, CaptchaState, SiteCaptcha } from './captcha-widget.ts';
export type { ContextField } from './context/schema.ts';
export type { CommonField } from './fields.ts';
export { type FormName, formNames, formSchemas, type LeadField } from './form-schemas.ts';
