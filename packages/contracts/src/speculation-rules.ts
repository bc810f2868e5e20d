/**
 * When the browser prefetches the document of a link, as the HTML standard names it: `moderate` when a pointer rests on
 * the link, `conservative` when it is pressed. On touch screens `moderate` would mean "in view".
 */
type Eagerness = 'moderate' | 'conservative';

const rules = (eagerness: Eagerness) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // Files of remotes are downloads.
            { not: { href_matches: ['/api/*', '/remotes/*'] } },
            { not: { selector_matches: '[href^="#"],[download],[target]' } },
          ],
        },
        eagerness,
      },
    ],
  });

/** Texts of the speculation rules that the shell inserts into documents; their policy allows exactly these, by hash. */
export const speculationRules: Readonly<Record<Eagerness, string>> = {
  moderate: rules('moderate'),
  conservative: rules('conservative'),
};
