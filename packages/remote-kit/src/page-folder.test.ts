import { expect, test } from 'vitest';
import { pageFolder } from './page-folder.ts';

test('the code of a page is in the folder of the same name', () => {
  expect(pageFolder('/')).toBe('home');
  expect(pageFolder('/sip-trunking')).toBe('sip-trunking');
  expect(pageFolder('/solutions/cloud-phone')).toBe('solutions/cloud-phone');
});
