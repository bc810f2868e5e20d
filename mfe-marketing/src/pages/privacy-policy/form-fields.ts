import type { FormName } from '@site/contracts/forms';

export interface FormFields {
  form: string;
  /** Always stored: words by name of the field. */
  always: Readonly<Record<string, string>>;
  /** Stored when filled in, or set by a link. */
  optional: Readonly<Record<string, string>>;
}

/** Stored fields of each form of the site; a test compares them with the forms. */
export const formFields: Readonly<Record<FormName, FormFields>> = {
  contact: {
    form: 'Contact',
    always: { firstName: 'first name', lastName: 'last name', email: 'email', message: 'message' },
    optional: {
      company: 'company',
      teamSize: 'team size',
      topic: 'topic of the link that brought you here',
      job: 'job you apply for',
      program: 'partner program you apply for',
    },
  },
  signup: {
    form: 'Free trial',
    always: {
      firstName: 'first name',
      lastName: 'last name',
      email: 'email',
      company: 'company',
      phone: 'phone',
      employees: 'company size',
    },
    optional: {},
  },
  'pricing-expert': {
    form: 'Pricing expert',
    always: { email: 'email', solution: 'solution', contactMethod: 'email or phone, for the answer' },
    optional: { phone: 'phone', note: 'note', plan: 'plan you came from', billing: 'billing period you chose' },
  },
  newsletter: { form: 'Newsletter', always: { email: 'email' }, optional: {} },
};
