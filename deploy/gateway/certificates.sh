#!/bin/sh
# Obtains the certificate of SITE_DOMAIN with lego and renews it 30 days before it expires. The gateway serves the
# challenges of the certificate authority, and reads the certificate and its key from one file, which is replaced atomically.
#   ACME_EMAIL     contact of the account; default: webmaster of the domain
#   ACME_SERVER    directory of the certificate authority; default: Let's Encrypt
#   CHECK_SECONDS  pause between two checks
set -u
umask 077

store=/certificates/lego
files=$store/certificates/$SITE_DOMAIN
live=/certificates/live/$SITE_DOMAIN.pem
metric=/certificates/live/$SITE_DOMAIN.metric
mkdir -p /certificates/live "$store"
# Its files are no secret, whatever user the gateway has.
(umask 022 && mkdir -p /certificates/challenges/.well-known/acme-challenge)

run_lego() {
  /lego --accept-tos --path "$store" --domains "$SITE_DOMAIN" --email "${ACME_EMAIL:-webmaster@$SITE_DOMAIN}" \
    --server "${ACME_SERVER:-https://acme-v02.api.letsencrypt.org/directory}" \
    --http --http.webroot /certificates/challenges "$@"
}

# The key is reused: a reader always gets a certificate that matches it.
obtain() {
  if [ -e "$files.crt" ]; then
    run_lego renew --days 30 --reuse-key --no-random-sleep
  else
    run_lego run
  fi
}

publish() {
  cat "$files.crt" "$files.key" > "$live.new" || return
  if cmp -s "$live.new" "$live"; then rm "$live.new"; else mv "$live.new" "$live"; fi
}

# Writes what the gateway adds to /metrics. The image has no openssl; lego prints the date of each certificate before its path.
publish_expiry() {
  date=$(/lego --path "$store" list | awk -v path="$files.crt" '/Expiry Date:/ { date = $3 " " $4 } $NF == path { print date }')
  if [ -z "$date" ] || ! seconds=$(date -u -d "$date" +%s); then
    echo "lego does not list when the certificate of $SITE_DOMAIN expires." >&2
    return
  fi
  cat > "$metric.new" << METRIC
# HELP site_gateway_certificate_end_timestamp_seconds When the public certificate expires.
# TYPE site_gateway_certificate_end_timestamp_seconds gauge
site_gateway_certificate_end_timestamp_seconds $seconds
METRIC
  mv "$metric.new" "$metric"
}

pause() { # pause SECONDS, but end when the container is stopped
  sleep "$1" &
  wait $!
}
trap 'exit 0' TERM INT

# For a certificate that an older version obtained, even while renewals fail.
if [ -e "$files.crt" ]; then publish_expiry; fi

while :; do
  if obtain && publish; then
    publish_expiry
    touch /tmp/certificate-is-valid
    pause "${CHECK_SECONDS:-43200}"
  else
    rm -f /tmp/certificate-is-valid
    echo "No certificate for $SITE_DOMAIN could be obtained. Ports 80 and 443 of that name must lead to the gateway." >&2
    # A certificate authority allows few failures an hour.
    pause "${CHECK_SECONDS:-900}"
  fi
done
