import {
  Activity,
  BookOpen,
  Briefcase,
  Code,
  CodeXml,
  FileText,
  Folder,
  GraduationCap,
  Handshake,
  House,
  LifeBuoy,
  Mail,
  Map as MapIcon,
  MessageSquare,
  Network,
  Newspaper,
  Phone,
  Plug,
  Scale,
  ShieldCheck,
  Table,
  Tag,
  UserPlus,
  Users,
  Video,
} from 'lucide';
import type { IconNode } from './icon.tsx';

/**
 * Icons for declarations of pages by their lucide names: few, because every visitor of the sitemap page loads all of them.
 */
const icons: Partial<Record<string, IconNode>> = {
  activity: Activity,
  'book-open': BookOpen,
  briefcase: Briefcase,
  code: Code,
  'code-xml': CodeXml,
  folder: Folder,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  house: House,
  'life-buoy': LifeBuoy,
  mail: Mail,
  map: MapIcon,
  'message-square': MessageSquare,
  network: Network,
  newspaper: Newspaper,
  phone: Phone,
  plug: Plug,
  scale: Scale,
  'shield-check': ShieldCheck,
  table: Table,
  tag: Tag,
  'user-plus': UserPlus,
  users: Users,
  video: Video,
};

/** Returns the icon of a page; a sheet of paper for an unknown name, because teams release independently. */
export const pageIcon = (name: string): IconNode => (Object.hasOwn(icons, name) && icons[name]) || FileText;
