import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { test } from 'playwright/test';
import { expectations } from '../support/answers.ts';
import { expectAnswer } from '../support/ask.ts';

// Served by the shell in tests of the site and by the gateway in tests of the stack.
for (const expectation of expectations) {
  test(expectation.title, { tag: '@gateway' }, () => expectAnswer(announcedSite().url, expectation));
}
