import { takesFormsOfCheckedVisitors, test } from './test.ts';

test.use({ provider: 'hcaptcha' });

takesFormsOfCheckedVisitors();
