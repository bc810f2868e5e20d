import { cloudPhone } from '../pages/solutions/cloud-phone/declaration.ts';

/** The products, in the order of the menu. */
export const solutions = [cloudPhone];
