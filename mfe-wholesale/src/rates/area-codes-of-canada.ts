/**
 * Area codes of Canada in the North American numbering plan, which it shares with the USA and others under +1: those
 * of fixed and mobile numbers in the metadata of libphonenumber 3.2.47.
 */
export const areaCodesOfCanada: readonly string[] = (
  '204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 ' +
  '548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
).split(' ');
