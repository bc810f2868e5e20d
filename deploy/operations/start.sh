#!/bin/sh
# Writes what depends on the environment, and becomes nginx.
#   FORMS_TLS_CA  as connect-forms.sh says
set -eu

sh /etc/nginx/gateway/connect-forms.sh > /tmp/forms-connection.conf

exec nginx -c /etc/nginx/operations/nginx.conf
