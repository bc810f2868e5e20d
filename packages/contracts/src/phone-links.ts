/**
 * Address of a link that calls a number.
 * @param number as people write it; everything but digits and plus signs is dropped
 * @example telephoneUrl('+1 202 555 0142') // 'tel:+12025550142'
 */
export const telephoneUrl = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/**
 * Address of a link that opens a chat with a number in WhatsApp, which takes digits only.
 * @param number with its country code, as people write it
 */
export const whatsappUrl = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`;
