import { test, testFormsOfVerifiedVisitors } from './test.ts';

test.use({ provider: 'recaptcha' });

testFormsOfVerifiedVisitors();
