#!/bin/sh
# Prints how nginx connects to forms-service.
#   FORMS_TLS_CA  file with the authorities that may have signed the certificate of forms-service; unset: plain HTTP
set -eu

case ${FORMS_TLS_CA:-} in
  '')
    echo 'proxy_pass http://$forms; proxy_connect_timeout 500ms;'
    exit
    ;;
  *[!0-9a-zA-Z._/-]*)
    echo "FORMS_TLS_CA: write a path of letters, digits, dots, dashes and slashes instead of $FORMS_TLS_CA." >&2
    exit 1
    ;;
esac

if ! grep -q 'BEGIN CERTIFICATE' "$FORMS_TLS_CA" 2> /dev/null; then
  echo "FORMS_TLS_CA: $FORMS_TLS_CA is no file with a certificate that this user can read." >&2
  exit 1
fi

# Who is not proved to be forms-service is sent nothing. The time includes the handshake, which the process has to do itself.
cat << CONF
proxy_pass https://\$forms;
proxy_connect_timeout 1s;
proxy_ssl_trusted_certificate $FORMS_TLS_CA;
proxy_ssl_verify on;
proxy_ssl_verify_depth 2;
proxy_ssl_name forms-service;
proxy_ssl_server_name on;
proxy_ssl_protocols TLSv1.2 TLSv1.3;
CONF
