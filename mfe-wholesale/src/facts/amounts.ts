const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `"50,000"` */
export const whole = (value: number) => grouped.format(value);

/** `"$1,987"` */
export const wholeDollars = (value: number) => `$${grouped.format(value)}`;

/** `"10 million"`, without a line break. */
export const withUnit = (value: number | string, unit: string) => `${value}\u00a0${unit}`;
