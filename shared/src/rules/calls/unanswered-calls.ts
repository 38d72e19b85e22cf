import { type Heard, isUnanswered } from './unanswered.js';

/** The answer as it stands; done by the first try; or what the first try may have caused itself. */
export type Reading = 'asHeard' | 'done' | 'unknown';

const REPEATED = ['DELETE', 'PUT'];

/** Whether an answer was given after a look at what the call is about; any other says nothing of the try before it. */
const hasLooked = ({ status }: Heard): boolean =>
  (status >= 200 && status < 300) || status === 404 || status === 409 || status === 422;

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
    if (!hasLooked(heard) || !this.unanswered.delete(call)) return 'asHeard';
    if (method === 'DELETE' && heard.status === 404) return 'done';
    return heard.status === 404 || (heard.status === 409 && heard.reason === 'stale') ? 'unknown' : 'asHeard';
  }
}
