/** Settings of a forms-service whose only client is a shell on the same machine: they speak plain HTTP, whatever else is set. */
export const withoutTls = {
  FORMS_TLS_CERT: '',
  FORMS_TLS_CERT_FILE: '',
  FORMS_TLS_KEY: '',
  FORMS_TLS_KEY_FILE: '',
};
