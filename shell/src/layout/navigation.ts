import type { IconNode } from '@site/ui/art/icon.tsx';
import { BookOpen, CodeXml, Folder, GraduationCap, LifeBuoy, MessageSquare, Phone, Plug, Users, Video } from 'lucide';

export interface NavLink {
  href: string;
  label: string;
}

export interface MenuItem extends NavLink {
  description: string;
  icon: IconNode;
}

/** A header entry that opens a panel of links. */
export interface Menu {
  id: string;
  label: string;
  items: MenuItem[];
  aside: { title: string; text: string };
  footer: { text: string; secondary: NavLink; primary: NavLink };
}

const solutions: Menu = {
  id: 'menu-solutions',
  label: 'Solutions',
  items: [
    {
      href: '/solutions/cloud-phone',
      label: 'Cloud Phone',
      description: 'Business numbers, call routing and recording',
      icon: Phone,
    },
    {
      href: '/solutions/video-calling',
      label: 'Video Calling',
      description: 'HD video for up to 500 participants',
      icon: Video,
    },
    {
      href: '/solutions/team-messaging',
      label: 'Team Messaging',
      description: 'Channels, direct messages and search',
      icon: MessageSquare,
    },
    {
      href: '/solutions/team-meetings',
      label: 'Team Meetings',
      description: 'Schedule, share a screen, record',
      icon: Users,
    },
    {
      href: '/solutions/file-sharing',
      label: 'File Sharing',
      description: 'One place for files, with permissions',
      icon: Folder,
    },
    {
      href: '/solutions/integrations',
      label: 'Integrations',
      description: '500+ apps, connected with one click',
      icon: Plug,
    },
  ],
  aside: { title: 'One app, six jobs', text: 'Every plan starts with a free trial. No setup fees.' },
  footer: {
    text: 'See how the parts work together.',
    secondary: { href: '/signup', label: 'View Demo' },
    primary: { href: '/signup', label: 'Start Free Trial' },
  },
};

const resources: Menu = {
  id: 'menu-resources',
  label: 'Resources',
  items: [
    {
      href: '/resources',
      label: 'Resources',
      description: 'Blog and articles, case studies, guides and eBooks',
      icon: BookOpen,
    },
    {
      href: '/help-center',
      label: 'Help Center',
      description: 'Set-up guides and answers, searchable',
      icon: LifeBuoy,
    },
    {
      href: '/api-docs',
      label: 'API Docs',
      description: 'REST endpoints, webhooks, code samples',
      icon: CodeXml,
    },
    {
      href: '/training',
      label: 'Training',
      description: 'Courses, workshops and certifications',
      icon: GraduationCap,
    },
  ],
  aside: { title: 'Moving phones this quarter?', text: 'The migration guide takes 12 minutes to read.' },
  footer: {
    text: 'Stuck? Support answers within 24 hours.',
    secondary: { href: '/contact', label: 'Contact Support' },
    primary: { href: '/resources', label: 'Browse Resources' },
  },
};

/** The header, left to right; the drawer of narrow screens, top to bottom. */
export const mainNavigation: (NavLink | Menu)[] = [
  { href: '/', label: 'Home' },
  solutions,
  { href: '/pricing', label: 'Pricing' },
  resources,
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

export const footerNavigation: { title: string; links: NavLink[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/features', label: 'Features' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/integrations', label: 'Integrations' },
      { href: '/security', label: 'Security' },
      { href: '/api-docs', label: 'API Docs' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/careers', label: 'Careers' },
      { href: '/press', label: 'Press' },
      { href: '/partners', label: 'Partners' },
      { href: '/resources', label: 'Blog' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/help-center', label: 'Help Center' },
      { href: '/contact', label: 'Contact' },
      { href: '/system-status', label: 'System Status' },
      { href: '/training', label: 'Training' },
      { href: '/community', label: 'Community' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/terms-of-service', label: 'Terms of Service' },
      { href: '/cookie-policy', label: 'Cookie Policy' },
      { href: '/sitemap', label: 'Sitemap' },
    ],
  },
];

/** Whether the menu links to the page at `path`. */
export const isInside = (menu: Menu, path: string) => menu.items.some(({ href }) => href === path);
