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
 * Icons that a page may name in its declaration, under their lucide names: few, because every visitor of the sitemap page
 * loads them all.
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

/** The icon a page asked for; a sheet of paper for a name that is not known here, because teams release on their own. */
export const pageIcon = (name: string): IconNode => icons[name] ?? FileText;
