import { retention } from '../../../facts/facts.ts';
import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const fileSharing = solutionDeclaration({
  name: 'File Sharing',
  path: '/solutions/file-sharing',
  title: 'File sharing with team permissions and versions | {brand}',
  description: `One copy of every file, in the conversation it belongs to: team permissions, versions, links that end, and storage in the UAE, the EU or the US for ${retention}.`,
  keywords: ['file sharing', 'team files', 'file permissions', 'file versions', 'data residency', 'secure file links'],
  social: {
    title: 'The file is in the conversation',
    description: 'One copy, every version, and permissions that follow the team. Stored in the UAE, the EU or the US.',
  },
  summary: 'Files in the conversation, with team permissions and versions',
  icon: 'folder',
  menu: { order: 50, line: 'One place for files, with permissions' },
});
