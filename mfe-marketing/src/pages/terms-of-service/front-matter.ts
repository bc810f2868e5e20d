export { frontMatterSchema } from '../../legal/front-matter.ts';
