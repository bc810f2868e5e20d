/** Specification, section 5; labelled "N employees". */
export const teamSizes = ['1-10', '11-50', '51-200', '200+'] as const;
