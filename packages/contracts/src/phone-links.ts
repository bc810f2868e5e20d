/**
 * Returns the address of a link that calls a number.
 * @param number as people write it; everything but digits and plus signs is dropped
 * @example telephoneUrl('+1 202 555 0142') // 'tel:+12025550142'
 */
export const telephoneUrl = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/**
 * Returns the address of a link that opens a WhatsApp chat with a number; WhatsApp accepts digits only.
 * @param number with its country code, as people write it
 */
export const whatsappUrl = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`;
