/** Success message of the endpoint and of the page (specification, section 8). */
export const contactAccepted = "We'll get back to you within 24 hours.";
