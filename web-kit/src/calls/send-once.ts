import { UnansweredCalls } from '@laundry/shared/rules/calls/unanswered-calls';
import { refusalIn } from './api-error';
import type { Send } from './client';

const READS = new Set(['GET', 'HEAD']);

interface Options {
  /** What stands for an answer that the first try may have caused itself; else it is as if there was none. */
  readonly perhapsDone?: () => Response;
}

/**
 * A write that is under way is not sent a second time: whoever presses twice, before a button could turn grey, gets the one
 * answer. It is read in the light of the same before it, of which nothing was heard: a deletion that was done then has
 * succeeded, and of what may have been done then nobody knows still.
 */
export function sendOnce({ perhapsDone = noAnswer }: Options = {}): Send {
  const underWay = new Map<string, Promise<Response>>();
  const calls = new UnansweredCalls();
  return async (request, fetch) => {
    if (READS.has(request.method)) return fetch(request);
    // In whose name it is asked: no session is given another's answer.
    const session = request.headers.get('Authorization');
    const call = [session, request.method, request.url, await request.clone().text()].join(' ');
    const running = underWay.get(call);
    if (running !== undefined) return (await running).clone();
    const sending = fetch(request);
    underWay.set(call, sending);
    try {
      const response = await sending;
      const heard = response.ok ? { status: response.status, reason: null } : await refusalIn(response);
      const reading = calls.read(call, request.method, heard);
      if (reading === 'done') return new Response(null, { status: 204 });
      // The one that was sent is never read itself, so that every reader has a copy.
      return reading === 'unknown' ? perhapsDone() : response.clone();
    } catch (error) {
      calls.read(call, request.method, { status: 0, reason: null });
      throw error;
    } finally {
      underWay.delete(call);
    }
  };
}

const noAnswer = (): Response => new Response(null, { status: 503 });
