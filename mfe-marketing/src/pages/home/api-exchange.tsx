import { Snippet } from '@site/ui/vignettes/snippet.tsx';

/** A message sent through the API and the webhook event that follows. */
export function ApiExchange() {
  return (
    <Snippet>
      <b>POST</b>
      {' /api/messages\nAuthorization: Bearer ••••\n{ "to": "#dispatch",\n  "text": "Truck 18 is loaded" }\n\n'}
      <b>201</b>
      {' message.received'}
    </Snippet>
  );
}
