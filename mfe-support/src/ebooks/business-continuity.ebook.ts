import * as values from '../facts/facts.ts';
import type { Ebook } from './ebook.ts';

export const ebook: Ebook = { article: 'business-continuity', values, tables: {} };
