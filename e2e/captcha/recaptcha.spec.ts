import { test, testFormsOfVerifiedVisitors } from './hosted-captcha.ts';

test.use({ provider: 'recaptcha' });

testFormsOfVerifiedVisitors();
