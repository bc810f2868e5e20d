import * as values from '../facts/facts.ts';
import { head, rows } from '../pages/articles/ucaas-migration-guide/cost-rows.ts';
import type { Ebook } from './ebook.ts';

export const ebook: Ebook = {
  article: 'ucaas-migration-guide',
  values,
  tables: { './cost-table.tsx': [head, ...rows] },
};
