const adviceByCode = new Map([
  ['SMTP_URL_UNSET', 'No mail server is configured. Set SMTP_URL.'],
  [
    'SMTP_TLS_UNAVAILABLE',
    'The mail server offers no TLS, so neither password nor mail was sent. Use one that does in SMTP_URL, or set SMTP_ALLOW_PLAINTEXT=true if you trust the network to it.',
  ],
  [
    'PRIVATE_ADDRESS',
    'WEBHOOK_URL points to this machine or a private network. Correct it, or set WEBHOOK_ALLOW_PRIVATE=true if that is intended.',
  ],
]);

/** Returns advice for operators about error codes that do not explain themselves. */
export const adviceOn = (code: string): string | undefined => adviceByCode.get(code);
