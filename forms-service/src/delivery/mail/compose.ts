import { renderHtml, renderText } from './render-letter.ts';
import type { Mail } from './write-mail.ts';

/** An object, to avoid a second parse. */
export const toAddress = (address: string, name = '') => ({ name, address });

/** @returns the mail as nodemailer takes it */
export function compose({ from, to, replyTo, messageId, date, letter, unsubscribe }: Mail, brand: string) {
  return {
    from: toAddress(from, brand),
    to: to.map((address) => toAddress(address)),
    ...(replyTo && { replyTo: toAddress(replyTo) }),
    subject: letter.subject,
    messageId,
    date,
    text: renderText(letter),
    html: renderHtml(letter, brand),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
