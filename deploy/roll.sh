#!/bin/sh
# roll.sh SERVICE...: replaces the containers of services that support several instances, one service after the other, without
# downtime: the old ones stop once the new ones are healthy. If the new ones do not become healthy, they are removed and the
# old ones stay. Run it in the folder of docker-compose.yml, after a build.
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
  # Compose would restart containers that an interrupted run has stopped, and count them as new.
  docker compose rm --force "$service" > /dev/null
  # Waits for dependencies, but not for the service itself: an unhealthy old container must not block its successor.
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
