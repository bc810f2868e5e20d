import { test, testFormsOfVerifiedVisitors } from './test.ts';

test.use({ provider: 'hcaptcha' });

testFormsOfVerifiedVisitors();
