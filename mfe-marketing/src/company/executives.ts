import amara from './people/amara-okafor.svg';
import layla from './people/layla-nasser.svg';
import tomas from './people/tomas-lindqvist.svg';

export interface Executive {
  name: string;
  role: string;
  /** File name of the portrait, without its extension. */
  file: 'layla-nasser' | 'tomas-lindqvist' | 'amara-okafor';
  /** Address of the portrait, 4 to 5. */
  portrait: string;
}

/** The three executives of the company. */
export const executives: readonly Executive[] = [
  { name: 'Layla Nasser', role: 'Chief executive', file: 'layla-nasser', portrait: layla },
  { name: 'Tomas Lindqvist', role: 'Chief technology officer', file: 'tomas-lindqvist', portrait: tomas },
  { name: 'Amara Okafor', role: 'Chief operating officer', file: 'amara-okafor', portrait: amara },
];
