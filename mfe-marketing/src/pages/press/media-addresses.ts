import type { SiteConfig } from '@site/contracts';
import amara from '../../company/people/amara-okafor.svg';
import amaraPng from '../../company/people/amara-okafor.svg?png';
import layla from '../../company/people/layla-nasser.svg';
import laylaPng from '../../company/people/layla-nasser.svg?png';
import tomas from '../../company/people/tomas-lindqvist.svg';
import tomasPng from '../../company/people/tomas-lindqvist.svg?png';
import { content, type MediaFileName, type MediaFormat } from './content.ts';
import { factSheet } from './kit/fact-sheet.ts';
import mark from './kit/logo/mark.svg';
import markPng from './kit/logo/mark.svg?png';
import markOnDark from './kit/logo/mark-on-dark.svg';
import markOnDarkPng from './kit/logo/mark-on-dark.svg?png';
import call from './kit/screens/call.png';
import channel from './kit/screens/channel.png';
import meeting from './kit/screens/meeting.png';

const { factSheetContact: contact } = content;

/** Addresses of the files, by format. */
export type MediaAddresses = Record<MediaFileName, Partial<Record<MediaFormat, string>>>;

/** Files of the release; only the fact sheet contains the brand, and is therefore a data link. */
export const mediaAddresses = (site: SiteConfig): MediaAddresses => ({
  mark: { SVG: mark, PNG: markPng },
  'mark-on-dark': { SVG: markOnDark, PNG: markOnDarkPng },
  call: { PNG: call },
  meeting: { PNG: meeting },
  channel: { PNG: channel },
  'layla-nasser': { SVG: layla, PNG: laylaPng },
  'tomas-lindqvist': { SVG: tomas, PNG: tomasPng },
  'amara-okafor': { SVG: amara, PNG: amaraPng },
  'fact-sheet': { TXT: factSheetAddress(site) },
});

function factSheetAddress({ address, brand, email, phones, origin }: SiteConfig): string {
  const text = factSheet({
    name: brand,
    contact: {
      [contact.address]: address,
      [contact.email]: email,
      [contact.phone]: phones.support,
      [contact.page]: `${origin}/press`,
    },
  });
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
