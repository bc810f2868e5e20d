/** Solutions that a quote can be requested for (specification, section 2, Pricing). */
export const pricingSolutions = ['CX 1', 'Business', 'Enterprise', 'Custom Solution'] as const;
export type PricingSolution = (typeof pricingSolutions)[number];

export const contactMethods = ['email', 'phone'] as const;
export type ContactMethod = (typeof contactMethods)[number];
