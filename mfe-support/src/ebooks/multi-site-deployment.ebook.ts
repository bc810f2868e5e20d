import * as values from '../facts/facts.ts';
import type { Ebook } from './ebook.ts';

export const ebook: Ebook = { article: 'multi-site-deployment', values, tables: {} };
