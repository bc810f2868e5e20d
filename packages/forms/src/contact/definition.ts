import type { ContextField, LeadField } from '@site/contracts/forms';
import { teamSizes } from '@site/contracts/forms/contact/options';
import type { FormDefinition } from '../form-definition.ts';
import { contactCopy } from './copy.ts';

export const teamSizeOptions = teamSizes.map((value) => ({ value, label: `${value} employees` }));

export const contact: FormDefinition<Exclude<LeadField<'contact'>, ContextField>> = {
  form: 'contact',
  title: 'Send a message',
  labels: {
    submit: 'Send message',
    pending: 'Sending...',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      company: 'Company',
      teamSize: 'Team size',
      message: 'Message',
    },
  },
  copy: contactCopy,
  captcha: { theme: 'light' },
  worksWithoutScripts: true,
  requiredToSubmit: [],
};
