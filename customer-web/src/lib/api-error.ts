import type { Reason } from '@laundry/shared/constants/reasons';

/** problem+json as far as the screens read it (contract "Conventions"). */
export interface Problem {
  readonly status: number;
  readonly detail?: string;
  readonly reason?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** A call that was refused, or that got no answer at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: Reason | string | null;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** What the server says in the caller's language; empty when it said nothing. */
  readonly detail: string;

  constructor(problem: Problem) {
    super(problem.detail ?? `HTTP ${problem.status}`);
    this.name = 'ApiError';
    this.status = problem.status;
    this.reason = problem.reason ?? null;
    this.fieldErrors = problem.errors ?? {};
    this.detail = problem.detail ?? '';
  }
}

/** Reads whatever a refused call answered; anything that is no problem document counts as having said nothing. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  return new ApiError({ ...problem, status });
}
