#!/bin/sh
# Creates missing secrets: readable by the one user that needs them, never printed, never replaced. Secrets from files of
# the operator are copied each time, for that user.
# To rotate one, see docs/operate.md.
#   MONGO_TLS  set: the database speaks TLS only
set -eu
umask 377

random() { head -c 48 /dev/urandom | base64 | tr -d '\n=+/'; }

# keep FILE OWNER: standard input becomes the secret, unless there is one
keep() {
  if [ -e "$1" ]; then cat > /dev/null; return; fi
  rm -f "$1.new"
  cat > "$1.new"
  chown "$2:$2" "$1.new"
  mv "$1.new" "$1"
}

# take FILE OWNER: the operator's file of that name becomes the secret; it is empty when there is none
take() {
  given=/given/$(basename "$1")
  rm -f "$1.new"
  if ! cat "$given" > "$1.new"; then
    echo "The file for $given cannot be read: give it to root, or make it readable for everybody." >&2
    exit 1
  fi
  chown "$2:$2" "$1.new"
  mv "$1.new" "$1"
}

MONGO=999 NODE=1000 GRAFANA=472

random | keep /secrets/mongo/key $MONGO
random | keep /secrets/mongo/root-password $MONGO
random | keep /secrets/forms/captcha-secret $NODE
random | keep /secrets/forms/erasure-secret $NODE
random | keep /secrets/forms/link-secret $NODE
random | keep /secrets/shell/refresh-token $NODE
random | keep /secrets/grafana/admin-password $GRAFANA

take /secrets/forms/smtp-url $NODE
take /secrets/forms/own-mongodb-uri $NODE
take /secrets/forms/captcha-provider-secret $NODE
take /secrets/forms/inbox-users $NODE
take /secrets/forms/inbox-proxy-secret $NODE
take /secrets/forms/forms-tls-cert $NODE
take /secrets/forms/forms-tls-key $NODE
take /secrets/forms/internal-ca.pem $NODE
take /secrets/mongo/tls.pem $MONGO
take /secrets/mongo/internal-ca.pem $MONGO
take /secrets/shell/team-tokens.json $NODE

# What receivers of webhooks verify signatures with: the operator's, or one of ours. One that the operator has taken back
# signs nothing any more.
given_webhook_secret=/secrets/forms/webhook-secret-is-given
if [ -s /given/webhook-secret ]; then
  take /secrets/forms/webhook-secret $NODE
  [ -e "$given_webhook_secret" ] || : > "$given_webhook_secret"
else
  if [ -e "$given_webhook_secret" ]; then rm -f /secrets/forms/webhook-secret "$given_webhook_secret"; fi
  printf 'whsec_%s' "$(head -c 32 /dev/urandom | base64 | tr -d '\n')" | keep /secrets/forms/webhook-secret $NODE
fi

# One password in two files, one of which also contains the encryption setting: if either is missing, both are recreated.
uri=/secrets/forms/mongodb-uri${MONGO_TLS:+-tls}
options=replicaSet=rs0${MONGO_TLS:+"&tls=true&tlsCAFile=/secrets/internal-ca.pem"}
if ! [ -e /secrets/mongo/forms-password ] || ! [ -e "$uri" ]; then
  rm -f /secrets/mongo/forms-password /secrets/forms/mongodb-uri /secrets/forms/mongodb-uri-tls
  password=$(random)
  printf '%s' "$password" | keep /secrets/mongo/forms-password $MONGO
  printf 'mongodb://forms:%s@mongo:27017/forms?%s' "$password" "$options" | keep "$uri" $NODE
fi
