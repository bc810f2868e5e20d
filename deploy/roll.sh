#!/bin/sh
# roll.sh SERVICE...: replaces the containers of services that may run several times, one service after the other. The new
# ones are healthy before the old ones end, so that nobody waits. Run it beside docker-compose.yml, after a build.
set -eu

for service; do
  old=$(docker compose ps --quiet "$service")
  count=$(echo "$old" | wc -l)
  docker compose up --detach --no-build --no-recreate --wait --wait-timeout 300 \
    --scale "$service=$((count * 2))" "$service"
  # One identifier per word.
  # shellcheck disable=SC2086
  docker stop $old
  # shellcheck disable=SC2086
  docker rm $old
done
