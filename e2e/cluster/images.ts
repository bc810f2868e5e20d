import { headed } from '../support/content-edits.ts';

/** An image of the overlays and a second build of it. */
export const FIRST_VERSION = '1.0.0';
export const SECOND_VERSION = '1.0.1';

/** Images with a second build. */
export const nextImages = ['gateway', 'shell', 'forms-service', 'mfe-wholesale'] as const;

/** Marks by which visitors can tell the second builds from the first. */
export const nextPhone = '+1 202 555 0143';
export const nextHeading = 'Trunks of the second release';

export const images = (version: string) => (name: string) => `registry.example.com/site/${name}:${version}`;

/** Changes that distinguish the second builds. */
export const changes: { file: string; edit: (text: string) => string }[] = [
  { file: 'shell/site.json', edit: (text) => text.replace('+1 202 555 0142', nextPhone) },
  { file: 'deploy/gateway/nginx.conf', edit: (text) => `${text}\n` },
  { file: 'forms-service/src/start.ts', edit: (text) => `${text}\n` },
  {
    file: 'mfe-wholesale/src/pages/sip-trunking/content.ts',
    edit: headed(nextHeading),
  },
];

/** Returns the second build of an image. */
export const nextImage = images(SECOND_VERSION);
