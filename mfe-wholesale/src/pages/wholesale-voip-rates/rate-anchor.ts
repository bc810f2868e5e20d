/** Id of the row of a destination: `"rate-saudi-arabia"`. */
export const anchorOf = (destination: string) => `rate-${destination.toLowerCase().replaceAll(' ', '-')}`;
