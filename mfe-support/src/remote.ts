import { definePages } from '@site/remote-kit';
import { articleDeclarations } from './articles/article-declarations.ts';
import { apiDocs } from './pages/api-docs/declaration.ts';
import { community } from './pages/community/declaration.ts';
import { helpCenter } from './pages/help-center/declaration.ts';
import { resources } from './pages/resources/declaration.ts';
import { systemStatus } from './pages/system-status/declaration.ts';
import { training } from './pages/training/declaration.ts';

export default definePages([apiDocs, ...articleDeclarations, helpCenter, resources, systemStatus, community, training]);
