import type { MessageParams } from '@laundry/shared/messages/keyed';
import { isUnanswered } from '@laundry/shared/rules/calls/unanswered';

/** Why the server says no, and the field of the body that can mend it; `params` fill the places of the message `code`. */
export interface ServerRefusal {
  readonly code: string;
  readonly field: string;
  readonly params?: MessageParams;
}

/** problem+json (RFC 9457) as the server writes it; `status` 0: there was no answer at all. */
export interface Problem {
  readonly status: number;
  readonly detail?: string;
  readonly reason?: string;
  /** What a form can mend, in the order of the rules; none where the whole operation is refused. */
  readonly refusals?: readonly ServerRefusal[];
  /** What else it tells. */
  readonly [member: string]: unknown;
}

/** A call that was refused, or that got no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string | null;
  readonly refusals: readonly ServerRefusal[];
  /** What the server says in the caller's language; empty when it said nothing. */
  readonly detail: string;

  constructor(readonly problem: Problem) {
    super(problem.detail || `HTTP ${problem.status}`);
    this.name = 'ApiError';
    this.status = problem.status;
    this.reason = problem.reason ?? null;
    this.refusals = problem.refusals ?? [];
    this.detail = problem.detail ?? '';
  }

  /** What else the refusal tells, such as a `count` or the right `price`: they fill the places of its message. */
  get facts(): MessageParams {
    return Object.fromEntries(Object.entries(this.problem).filter(isFact));
  }
}

/** Digits that tell one failure from another. */
const REFERENCE_LENGTH = 8;

/** By what operators find an unexpected failure in the server's log: the beginning of its X-Request-Id; null of all else. */
export function referenceOf(error: unknown): string | null {
  const id = error instanceof ApiError ? error.problem['request_id'] : null;
  return typeof id === 'string' ? id.slice(0, REFERENCE_LENGTH) : null;
}

const isFact = (member: [string, unknown]): member is [string, string | number] =>
  typeof member[1] === 'string' || typeof member[1] === 'number';

/** Reads whatever a refused call answered; anything that is no problem document counts as having said nothing. */
export const apiErrorOf = (status: number, body: unknown): ApiError =>
  new ApiError({ ...(typeof body === 'object' ? body : null), status });

/** The same of an answer that somebody else reads, too. */
export async function refusalIn(response: Response): Promise<ApiError> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return apiErrorOf(response.status, body);
}

/** The reason of a call that began without a line: it did not leave. */
export const OFFLINE = 'offline';

/** Whether a call may have been done all the same: it left, and nobody said what became of it. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && isUnanswered(error);

/** The server has said no: nothing was done. Of a failure of its own nobody knows that much. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Nobody is signed in any more: the session has ended, or the whole account. A 401 that says why is read first, where one is. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 ? !error.reason : error.status === 403 && error.reason === 'status_withdrawn');

/** A refusal that the fields of a form can mend. */
export const isForForm = (error: unknown): boolean => error instanceof ApiError && error.refusals.length > 0;
