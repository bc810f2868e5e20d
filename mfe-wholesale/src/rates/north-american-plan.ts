import { areaCodesOfCanada } from './area-codes-of-canada.ts';

/**
 * Area codes under +1 outside the USA and Canada: of other countries, and of islands that the USA administers, whose
 * calls have their own price.
 */
const areaCodesOfIslands: readonly string[] =
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  );

/** Checks whether a destination under +1 can match a number with these digits after the 1. */
export function hasAreaCode(destination: string, digits: string): boolean {
  const code = digits.slice(0, 3);
  const begins = (one: string) => one.startsWith(code);
  if (destination.startsWith('Canada')) return areaCodesOfCanada.some(begins);
  return code.length < 3 || ![...areaCodesOfCanada, ...areaCodesOfIslands].includes(code);
}
