#!/bin/sh
# Writes what depends on the environment, and becomes nginx.
#   FORMS_TLS_CA  see connect-forms.sh
set -eu

sh /etc/nginx/gateway/connect-forms.sh > /tmp/forms-connection.conf

exec nginx -c /etc/nginx/operations/nginx.conf
