'use client'; // For Next.js; the others ignore it.

import { useState } from 'react';

const LABELS = { ready: 'Subscribe', pending: 'Subscribing...', sent: 'Subscribed.', failed: 'Try again' };

async function subscribe(form) {
  const response = await fetch('/api/newsletter', { method: 'POST', body: new FormData(form) });
  return response.ok;
}

/** The smallest form that subscribes: without captcha, validation messages and retries. */
export function NewsletterForm({ classNames }) {
  const [email, setEmail] = useState('');
  const [state, setState] = useState('ready');

  const submit = async (event) => {
    event.preventDefault();
    setState('pending');
    const isSent = await subscribe(event.currentTarget).catch(() => false);
    setState(isSent ? 'sent' : 'failed');
  };

  return (
    <form className={classNames.form} aria-label="Newsletter" onSubmit={submit}>
      <div className={classNames.fields}>
        <div className={classNames.field}>
          <label className={classNames.label} htmlFor="newsletter-email">
            Email address
          </label>
          <input
            className={classNames.input}
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder="you@company.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
      </div>
      <button className={classNames.submit} type="submit" disabled={email === '' || state === 'pending'}>
        {LABELS[state]}
      </button>
    </form>
  );
}
