#!/bin/bash
# A node of compose.cluster.yaml: joins the others, or begins the cluster where there is none. The first node does so on its
# first start, unless another is there (its disk was lost); later whichever was the last to be stopped, which Galera writes
# down. After a power cut all come back by themselves.
set -eu
state=/var/lib/mysql/grastate.dat

# One that was lost comes back when the others have given it up: before that they would have to agree on it twice.
if grep -qs '^seqno: *-1' "$state"; then sleep 5; fi

is_alone() {
  for other in node-2 node-3; do
    if timeout 2 bash -c "</dev/tcp/$other/4567" 2>/dev/null; then return 1; fi
  done
}

if { [ "${BEGINS:-no}" = yes ] && [ ! -f "$state" ] && is_alone; } || grep -qs 'safe_to_bootstrap: 1' "$state"; then
  set -- "$@" --wsrep-new-cluster
fi
exec docker-entrypoint.sh mariadbd --wsrep-node-name="$(hostname)" --wsrep-node-address="$(hostname)" "$@"
