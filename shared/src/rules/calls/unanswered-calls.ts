/** ms that a web waits for the first byte of an answer: the server's own deadline is well before it. */
export const CALL_LIMIT_MS = 20_000;

/** A call as it came back; `status` 0: not at all. */
export interface Heard {
  readonly status: number;
  readonly reason: string | null;
}

/** No answer; or none of the operation's own, from what stands before it: a proxy, the server's deadline. */
const UNANSWERED: readonly number[] = [0, 502, 503, 504];

/** Whether a call may have been done all the same: it left, and nobody said what became of it. */
export const isUnanswered = ({ status, reason }: Heard): boolean => reason === null && UNANSWERED.includes(status);

/** The answer as it stands; done by the first try; or what the first try may have caused itself. */
export type Reading = 'asHeard' | 'done' | 'unknown';

const REPEATED = ['DELETE', 'PUT'];

/**
 * Reads the answers of calls that are sent again without a key of their own. A deletion that finds nothing has been done
 * by the try before it, of which nothing was heard; of all else that is gone or changed by then nobody knows by whom.
 */
export class UnansweredCalls {
  private readonly unanswered = new Set<string>();

  /** `call` names method, address, body and who calls. */
  read(call: string, method: string, heard: Heard): Reading {
    if (isUnanswered(heard)) {
      if (REPEATED.includes(method)) this.unanswered.add(call);
      return 'asHeard';
    }
    if (!this.unanswered.delete(call)) return 'asHeard';
    if (method === 'DELETE' && heard.status === 404) return 'done';
    return heard.status === 404 || (heard.status === 409 && heard.reason === 'stale') ? 'unknown' : 'asHeard';
  }
}
