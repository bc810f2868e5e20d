#!/bin/sh
# Makes every secret that does not exist yet: readable by the one user who needs it, never printed, never replaced.
# To rotate one, see docs/operate.md.
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

MONGO=999 NODE=1000

random | keep /secrets/mongo/key $MONGO
random | keep /secrets/mongo/root-password $MONGO
random | keep /secrets/forms/captcha-secret $NODE
random | keep /secrets/forms/erasure-secret $NODE
random | keep /secrets/shell/refresh-token $NODE

# One password in two files: whichever is missing, both are made again.
if ! [ -e /secrets/mongo/forms-password ] || ! [ -e /secrets/forms/mongodb-uri ]; then
  rm -f /secrets/mongo/forms-password /secrets/forms/mongodb-uri
  password=$(random)
  printf '%s' "$password" | keep /secrets/mongo/forms-password $MONGO
  printf 'mongodb://forms:%s@mongo:27017/forms?replicaSet=rs0' "$password" | keep /secrets/forms/mongodb-uri $NODE
fi
