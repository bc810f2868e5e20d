/** Elements whose content only the server renders. */
export const partIds = { header: 'header-content', footerLinks: 'footer-links', footerEnd: 'footer-end' };
