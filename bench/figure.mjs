/** Words for a figure's limit; the whole run fails when a figure is beyond its own. */
export function limitOf(what, figure, { atLeast, atMost }) {
  const isReached = atLeast === undefined ? figure <= atMost : figure >= atLeast;
  if (!isReached) process.exitCode = 1;
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  return isReached ? limit : `${limit}: ${what} MISSED`;
}
