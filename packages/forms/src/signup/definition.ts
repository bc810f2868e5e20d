import type { LeadField } from '@site/contracts/forms';
import { signupAccepted } from '@site/contracts/forms/signup/copy';
import { companySizes } from '@site/contracts/forms/signup/options';
import type { FormDefinition } from '../form-definition.ts';

export const companySizeOptions = companySizes.map((value) => ({ value, label: `${value} employees` }));

export const signup: FormDefinition<LeadField<'signup'>> = {
  form: 'signup',
  title: 'Create your account',
  labels: {
    submit: 'Start Free Trial',
    pending: 'Starting Your Trial...',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Work email',
      company: 'Company',
      phone: 'Phone',
      employees: 'Company size',
    },
  },
  copy: {
    sent: 'Your trial has started.',
    success: (brand) => ({ title: `Welcome to ${brand}!`, description: signupAccepted }),
    failure: {
      title: 'Signup Failed',
      refused: 'Failed to sign up',
      unreachable: 'Please try again later.',
      showsBrowserErrors: true,
    },
  },
  captcha: { theme: 'light' },
  requiredToSubmit: ['captcha'],
};
