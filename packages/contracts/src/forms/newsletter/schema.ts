import * as z from 'zod/mini';
import { emailText } from '../../text.ts';
import { commonFields } from '../fields.ts';

export const newsletterFields = { email: emailText('Please enter a valid email address.') };

/** Payload of `POST /api/newsletter`. */
export const newsletterSchema = z.strictObject({ ...newsletterFields, ...commonFields });
