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
