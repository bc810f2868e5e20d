#!/bin/sh
# roll.sh SERVICE...: replaces the containers of services that may run several times, one service after the other. The new
# ones are healthy before the old ones end, so that nobody waits; if they do not become healthy, they go and the old ones
# stay. Run it beside docker-compose.yml, after a build.
set -eu

# is_healthy CONTAINER: waits at most five minutes.
is_healthy() {
  for _ in $(seq 600); do
    case $(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' "$1") in
      'running healthy') return 0 ;;
      'running starting') sleep 0.5 ;;
      *) return 1 ;;
    esac
  done
  return 1
}

# Identifiers are one word each.
# shellcheck disable=SC2086
remove() {
  docker stop "$@" > /dev/null
  docker rm "$@" > /dev/null
}

for service; do
  old=$(docker compose ps --quiet "$service")
  [ -n "$old" ] || { echo "roll.sh: no container of $service runs. Start it: docker compose up --detach --wait" >&2; exit 1; }
  count=$(echo "$old" | wc -l)
  # Compose would start those again that an interrupted run has stopped, and count them as new.
  docker compose rm --force "$service" > /dev/null
  # Waits for what it depends on, but not for itself: an old one that is ill shall not keep its successor away.
  docker compose up --detach --no-build --no-recreate --scale "$service=$((count * 2))" "$service"
  new=$(docker compose ps --all --quiet "$service" | grep --invert-match --fixed-strings "$old")
  for container in $new; do
    is_healthy "$container" && continue
    docker logs --tail 20 "$container" >&2
    remove $new
    echo "roll.sh: a new container of $service is not healthy, as its log above says. The old ones go on." >&2
    exit 1
  done
  remove $old
done
