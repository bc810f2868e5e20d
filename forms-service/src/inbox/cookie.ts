import type { Request } from 'express';

const PATH = '/inbox/';

/**
 * Formats a cookie of the inbox, hidden from scripts and other sites.
 * @param ageS seconds until it expires; 0 clears it
 */
export const formatCookie = (name: string, value: string, ageS: number, { secure }: Pick<Request, 'secure'>): string =>
  `${name}=${value}; Path=${PATH}; Max-Age=${ageS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
