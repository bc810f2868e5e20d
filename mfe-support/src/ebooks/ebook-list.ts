import { type Article, articleAt } from '../articles/articles.ts';
import businessContinuity from './business-continuity.ebook.ts?url';
import multiSiteDeployment from './multi-site-deployment.ebook.ts?url';
import ucaasMigrationGuide from './ucaas-migration-guide.ebook.ts?url';

/** An article as a PDF, with the address of the file. */
interface ListedEbook extends Article {
  file: string;
}

export const ebooks: readonly ListedEbook[] = [
  { ...articleAt('/articles/ucaas-migration-guide'), file: ucaasMigrationGuide },
  { ...articleAt('/articles/multi-site-deployment'), file: multiSiteDeployment },
  { ...articleAt('/articles/business-continuity'), file: businessContinuity },
];
