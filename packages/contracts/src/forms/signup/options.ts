/** Specification, section 5; labelled "N employees". */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
