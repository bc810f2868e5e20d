import { articleDeclaration } from '../../../articles/article-declaration.ts';
import { article } from './content.ts';

export const ucaasMigrationGuide = articleDeclaration(article);
