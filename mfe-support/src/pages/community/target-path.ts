import { contactPath } from '@site/contracts';
import type { CommunityTarget } from './content.ts';

const paths: Record<CommunityTarget, string> = {
  signup: '/signup',
  resources: '/resources',
  contact: contactPath('community'),
};

/** Returns the address of a link of the community page. */
export const targetPath = (target: CommunityTarget) => paths[target];
