import * as z from 'zod/mini';
import { emailText, requiredPhone, requiredText } from '../../text.ts';
import { commonFields } from '../fields.ts';
import { companySizes } from './options.ts';

export const signupFields = {
  firstName: requiredText(100, 'Enter your first name.'),
  lastName: requiredText(100, 'Enter your last name.'),
  email: emailText('Enter a full address, such as name@company.com.'),
  company: requiredText(200, 'Enter the name of your company.'),
  phone: requiredPhone('Enter a phone number on which we can reach you.'),
  employees: z.enum(companySizes, 'Choose the size of your company.'),
};

/** Payload of `POST /api/signup`. */
export const signupSchema = z.strictObject({ ...signupFields, ...commonFields });
