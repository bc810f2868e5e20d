import type { FormName } from '@site/contracts/forms';
import type { ToastMessage } from '@site/toasts';
import type { Reception } from './forms-store.ts';

interface SentWords {
  title: string;
  description: string;
}

interface FormWords {
  sent: (brand: string) => SentWords;
  /** Title of everything that went wrong after the button was pressed. */
  failed: string;
  /** When the service said no without a word. */
  refused: string;
  /** When nothing was said at all. */
  unreachable: string;
  /** The browser's own words for a lost connection are shown, not only those of the service. */
  showsBrowserWords: boolean;
}

/** Specification, section 5. */
export const captchaMissing: ToastMessage = {
  title: 'CAPTCHA Required',
  description: 'Please complete the CAPTCHA verification.',
  variant: 'destructive',
};

/** Specification, section 5. */
export const invalidEmail: ToastMessage = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
};

const messageWords: FormWords = {
  sent: () => ({ title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." }),
  failed: 'Error sending message',
  refused: 'Please try again later.',
  unreachable: 'Please try again later.',
  showsBrowserWords: false,
};

/** Specification, section 8; the pricing-expert form speaks as the contact form does. */
const words: Record<FormName, FormWords> = {
  newsletter: {
    sent: () => ({
      title: 'Successfully subscribed!',
      description: "Thank you for subscribing. You'll receive updates on new features and industry insights.",
    }),
    failed: 'Subscription failed',
    refused: 'Failed to subscribe to newsletter',
    unreachable: 'Failed to subscribe to newsletter',
    showsBrowserWords: true,
  },
  contact: messageWords,
  'pricing-expert': messageWords,
  signup: {
    sent: (brand) => ({
      title: `Welcome to ${brand}!`,
      description: "Your free trial has been activated. We'll send you login details shortly.",
    }),
    failed: 'Signup Failed',
    refused: 'Failed to sign up',
    unreachable: 'Please try again later.',
    showsBrowserWords: true,
  },
};

/** What a visitor is told when a form has arrived. */
export const sentWords = (form: FormName, brand: string): SentWords => words[form].sent(brand);

/** What a visitor is told when a form was refused or did not arrive. */
export function failedToast(form: FormName, reception: Reception): ToastMessage {
  const { failed, refused, unreachable, showsBrowserWords } = words[form];
  const said = (description: string): ToastMessage => ({ title: failed, description, variant: 'destructive' });
  if ('answer' in reception) return said(reception.answer.message || refused);

  const { status, message } = reception.failure;
  return said(((status || showsBrowserWords) && message) || unreachable);
}
