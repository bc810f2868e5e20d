import type { companySizes as contractCompanySizes, SignupPayload } from '@site/contracts/forms';

// Written again because the contract's list comes with its schemas, which a page must not load; the types keep both equal.
const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const satisfies typeof contractCompanySizes;

export const companySizeOptions = companySizes.map((value) => ({ value, label: `${value} employees` }));

type SignupField = Exclude<keyof SignupPayload, 'captcha' | 'website' | 'elapsedMs'>;

const fields: Record<SignupField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Company size',
};

export const signupLabels = {
  submit: 'Start Free Trial',
  pending: 'Starting Your Trial...',
  sent: 'Your trial has started.',
  fields,
};

export const signupTitle = 'Create your account';
