/** Success message of the endpoint and of the page (specification, section 8). */
export const newsletterAccepted =
  "Thank you for subscribing. You'll receive updates on new features and industry insights.";
