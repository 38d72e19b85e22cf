import { session } from '../session/session';
import type { LiveTold } from './event-stream';
import { follow } from './follow';

/** What names a session to its tabs without telling of it. */
const TAIL = -12;

/**
 * One stream for all tabs of a session: one tab has it and passes on what it hears. When that one is closed, the next takes
 * over; a browser opens no more than six connections to a server, and nobody counts their tabs.
 */
export function followTogether(hear: (told: LiveTold) => void): () => void {
  const stop = new AbortController();
  // Without a secure origin there are no locks: each tab follows by itself.
  const locks: LockManager | undefined = navigator.locks;
  const name = `laundry.live.${session.token()?.slice(TAIL) ?? ''}`;
  if (locks === undefined) {
    void follow(hear, stop.signal);
    return () => stop.abort();
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveTold>) => hear(data));
  const lead = () =>
    follow((told) => {
      hear(told);
      if (!stop.signal.aborted) channel.postMessage(told);
    }, stop.signal);
  locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
