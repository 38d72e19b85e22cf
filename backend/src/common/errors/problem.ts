import type { Reason } from '@laundry/shared/constants/reasons';
import type { SentRefusal } from './field-errors.js';

/** RFC 9457 document: the form of every error answer. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly reason?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly refusals?: readonly SentRefusal[];
  readonly [extra: string]: unknown;
}

/** The status of each reason: 401 whose session is over, 403 what the caller may not do, 404 what is theirs no more, 409 what another's act or the hour forbids. */
export const STATUS_OF_REASON: Readonly<Record<Reason, number>> = {
  dup: 409,
  preq_count_max: 409,
  wreq_count_lacking: 409,
  pickup_time_limit: 409,
  not_enough_count: 409,
  have_data: 409,
  stale: 409,
  duplicate_paypay_pending_queue: 409,
  time_limit_exceeded: 409,
  answer_lost: 409,
  withdrawal_not_allowed: 409,
  withdrawal_booked: 409,
  status_withdrawn: 403,
  status_disabled: 403,
  status_stopped_credit: 403,
  status_stopped_other: 403,
  maintenance: 403,
  forbidden: 403,
  stop_left: 404,
  clerk_removed: 401,
  reauth_required: 403,
  second_factor_required: 403,
  second_factor_overdue: 403,
  area_unavailable: 422,
  invalid_date: 422,
  pickup_past: 422,
  delivery_too_early: 422,
  delivery_too_late: 422,
  pickup_unavailable: 422,
};

export const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
export const PROBLEM_TYPE = `${PROBLEM_MEDIA_TYPE}; charset=utf-8`;

/** The text of a problem document. */
export function problemJson(status: number, detail: string, members: Readonly<Record<string, unknown>> = {}): string {
  const problem: Problem = { type: 'about:blank', title: TITLES[status] ?? 'Error', status, detail, ...members };
  return JSON.stringify(problem);
}
