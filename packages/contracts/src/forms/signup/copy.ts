/** Success message of the endpoint and of the page (specification, section 8). */
export const signupAccepted = "Your free trial has been activated. We'll send you login details shortly.";
