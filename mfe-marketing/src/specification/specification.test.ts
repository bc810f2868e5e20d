import path from 'node:path';
import { loadPages, testRequirements } from '@site/remote-kit/testing';
import remote from '../remote.ts';
import { company } from './company.ts';
import { plansAndForms } from './plans-and-forms.ts';
import { products } from './products.ts';

const pages = await loadPages(remote, path.resolve(import.meta.dirname, '../pages'));

testRequirements(pages, { ...plansAndForms, ...products, ...company });
