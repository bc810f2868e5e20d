import { definePages } from '@site/remote-kit';
import { firstPage } from './pages/example-page/declaration.ts';

export default definePages([firstPage]);
