import * as facts from '../../../facts/facts.ts';
import { solutionDeclaration } from '../../../solutions/solution-declaration.ts';

export const cloudPhone = solutionDeclaration({
  name: 'Cloud Phone',
  path: '/solutions/cloud-phone',
  title: 'Cloud phone: numbers, call routing and queues | {brand}',
  description: `Business numbers, call routing by the hour, queues, recording and voicemail by email, on desk phones, laptops and cell phones. Calls to ${facts.callableCountries} countries from ${facts.internationalRate}.`,
  keywords: ['cloud phone', 'business phone system', 'call routing', 'call queue', 'hosted PBX', 'call recording'],
  social: {
    title: 'Every call finds somebody',
    description: 'One company number, routing you draw yourself, and every phone rings: desk, laptop and cell phone.',
  },
  summary: 'Business numbers, call routing, queues and recording',
  icon: 'phone',
  menu: { order: 10, line: 'Business numbers, call routing and recording' },
});
