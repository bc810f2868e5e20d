#!/bin/sh
# Writes what depends on the environment, and becomes nginx.
#   SITE_DOMAIN      public host name: HTTPS with the certificate that lego puts into /certificates; unset: plain HTTP
#   TRUSTED_PROXIES  networks of load balancers whose X-Forwarded-For is believed, separated by spaces
#   INBOX            set: serves the inbox under /inbox/
#   SHARED_CACHE_SECONDS  how long a CDN may keep documents without asking; unset: it asks each time
#   FORMS_TLS_CA     see connect-forms.sh
set -eu

fail() { echo "$1" >&2; exit 1; }

for network in ${TRUSTED_PROXIES:-127.0.0.1/32}; do
  case $network in
    *[!0-9a-fA-F.:/]*) fail "TRUSTED_PROXIES: write networks such as 10.0.0.0/8 instead of $network." ;;
  esac
  echo "set_real_ip_from $network;"
done > /tmp/trusted-proxies.conf

# What a CDN purges a document by is its path; nginx does not know its remote.
case ${SHARED_CACHE_SECONDS:-} in
  '') caching=no-cache page_key='' missing_page_key='' ;;
  *[!0-9]*) fail "SHARED_CACHE_SECONDS: write a number of seconds instead of $SHARED_CACHE_SECONDS." ;;
  *)
    caching="public, max-age=0, must-revalidate, s-maxage=$SHARED_CACHE_SECONDS"
    page_key='$page' missing_page_key=/404
    ;;
esac
cat > /tmp/caching.conf << CONF
map \$kept_for \$document_caching { default no-store; everybody "$caching"; some "private, no-cache"; one "private, no-store"; }
map \$preview \$page_key { default ""; "" "$page_key"; }
map \$preview \$missing_page_key { default ""; "" "$missing_page_key"; }
CONF

case ${INBOX:-} in
  '') : > /tmp/inbox.conf ;;
  *) cp /etc/nginx/gateway/inbox.conf /tmp/inbox.conf ;;
esac

case ${SITE_DOMAIN:-} in
  '') cp /etc/nginx/gateway/http.conf /tmp/listen.conf; : > /tmp/certificate-metric.conf ;;
  *[!0-9a-zA-Z.-]*) fail "SITE_DOMAIN: write a host name such as www.example.com instead of $SITE_DOMAIN." ;;
  *)
    sed "s/SITE_DOMAIN/$SITE_DOMAIN/g" /etc/nginx/gateway/https.conf > /tmp/listen.conf
    sed "s/SITE_DOMAIN/$SITE_DOMAIN/g" /etc/nginx/gateway/certificate-metric.conf > /tmp/certificate-metric.conf
    ;;
esac

sh /etc/nginx/gateway/connect-forms.sh > /tmp/forms-connection.conf

exec nginx -c /etc/nginx/gateway/nginx.conf
