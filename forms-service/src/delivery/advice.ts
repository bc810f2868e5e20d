const adviceByCode = new Map([
  ['SMTP_URL_UNSET', 'No mail server is named. Set SMTP_URL.'],
  [
    'SMTP_TLS_UNAVAILABLE',
    'The mail server offers no TLS, so it got neither password nor mail. Name one that does in SMTP_URL, or set SMTP_ALLOW_PLAINTEXT=true if the network up to it is trusted.',
  ],
  [
    'PRIVATE_ADDRESS',
    'WEBHOOK_URL leads to this machine or a private network. Correct it, or set WEBHOOK_ALLOW_PRIVATE=true if that is meant.',
  ],
]);

/** @returns what an operator can do about a failure whose code does not say it */
export const adviceOn = (code: string): string | undefined => adviceByCode.get(code);
