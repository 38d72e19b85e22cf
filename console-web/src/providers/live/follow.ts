import { hasLine } from '@laundry/web-kit/calls/line';
import { problemOf } from '../api/problem';
import { liveActions } from '../calls/live';
import { type LiveTold, readEvents } from './event-stream';

type Hear = (told: LiveTold) => void;

/** So many streams in a row that did not begin are no accident. */
const FAILURES = 3;
/** ms; a server that comes back is not met by everybody at once. */
const FIRST_WAIT = 1_000;
const POLL_EVERY = 15_000;
/** Polls until the stream is tried again. */
const POLLS = 4;

/** Follows what others do until `stop`: by a stream, one after the other, and by asking where none gets through. */
export async function follow(hear: Hear, stop: AbortSignal): Promise<void> {
  for (let failures = 0; !stop.aborted;) {
    while (!hasLine() && !stop.aborted) await wait(FIRST_WAIT, stop);
    const end = await oneStream(hear, stop);
    if (stop.aborted) return;
    failures = end === 'never-began' ? failures + 1 : 0;
    if (end === 'replaced' || failures >= FAILURES) await poll(hear, stop);
    else await wait(FIRST_WAIT * 2 ** failures * (0.5 + Math.random()), stop);
  }
}

type End = 'never-began' | 'over' | 'replaced';

async function oneStream(hear: Hear, stop: AbortSignal): Promise<End> {
  let end: End = 'never-began';
  const note = (told: LiveTold) => {
    if (told.event === 'open') end = 'over';
    if (told.event === 'end' && told.data.reason === 'replaced') end = 'replaced';
    hear(told);
  };
  try {
    await readEvents(note, stop);
  } catch (error) {
    // Who is not let in any more is told so by what their screen asks for next.
    if (problemOf(error).status === 401 || problemOf(error).status === 403)
      hear({ event: 'end', data: { reason: 'access' } });
  }
  return end;
}

/** How far the history has come is all that is asked; whoever waits hears of the rest from that. */
async function poll(hear: Hear, stop: AbortSignal): Promise<void> {
  for (let polls = 0; polls < POLLS && hasLine() && !stop.aborted; polls += 1) {
    await liveActions.getLiveVersion().then(
      (version) => hear({ event: 'open', data: { version } }),
      () => undefined,
    );
    await wait(POLL_EVERY, stop);
  }
}

function wait(millis: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, millis);
    function done() {
      window.clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    }
    stop.addEventListener('abort', done);
  });
}
