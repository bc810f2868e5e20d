export const content = {
  title: 'Example page',
  lead: 'The first page of this team. Its words stand in content.ts, its sections in page.tsx.',
  closing: {
    title: 'Is there something that this page should answer?',
    actions: [{ label: 'Ask us', href: '/contact' }],
  },
} as const;
