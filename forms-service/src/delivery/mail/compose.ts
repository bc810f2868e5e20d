import { renderHtml, renderText } from './render-letter.ts';
import type { Mail } from './write-mail.ts';

/** @returns the mail as nodemailer takes it; addresses as objects, so that nothing parses them again */
export function compose({ from, to, messageId, date, letter, unsubscribe }: Mail, brand: string) {
  return {
    from: { name: brand, address: from },
    to: to.map((address) => ({ name: '', address })),
    subject: letter.subject,
    messageId,
    date,
    text: renderText(letter),
    html: renderHtml(letter),
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
