/** What every form's address answers when it took or refused a submission. */
export interface FormAnswer {
  success: boolean;
  message: string;
}

export type { CaptchaOptions, CaptchaState, SiteCaptcha } from './captcha-widget.ts';
export { type ContactPayload, contactSchema, teamSizes } from './contact.ts';
export type { CommonField } from './fields.ts';
export { type FormName, formNames, formSchemas } from './form-schemas.ts';
export { type NewsletterPayload, newsletterSchema } from './newsletter.ts';
export { contactMethods, type PricingExpertPayload, pricingExpertSchema, pricingSolutions } from './pricing-expert.ts';
export { companySizes, type SignupPayload, signupSchema } from './signup.ts';
