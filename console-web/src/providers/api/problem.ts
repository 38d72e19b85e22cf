import { HttpError } from 'ra-core';
import type { Reason } from '@laundry/shared/constants/reasons';
import { REASON } from '@laundry/shared/constants/reasons';
import type { MessageParams } from '@laundry/shared/messages/keyed';
import { isMessageKey, message } from '@laundry/shared/messages/message';
import { shellTexts } from '../../i18n/shell';

/** An RFC 9457 answer of the API; status 0 when there was no answer at all. */
export interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly reason?: Reason;
  /** What a form can mend, in the order of the rules; none where the whole operation is refused. */
  readonly refusals?: readonly ServerRefusal[];
  /** Of `stale`: who was first and when, and what is written there now. */
  readonly by?: string;
  readonly at?: string;
  readonly current?: Readonly<Record<string, unknown>> & { readonly version: number };
}

/** Why the server says no, and the field of the body that can mend it; `params` fill the places of the message `code`. */
export interface ServerRefusal {
  readonly code: string;
  readonly field: string;
  readonly params?: MessageParams;
}

export const refusalText = ({ code, params }: ServerRefusal): string =>
  isMessageKey(code) ? message('ja', code, params) : code;

/** What went wrong, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof HttpError)) return { status: 0, detail: shellTexts.error.network };
  // react-admin leaves the fields of its error untyped.
  const { status, body } = error as { status: number; body: unknown };
  if (!isProblem(body)) return { status, detail: textOfStatus(status) };
  return { ...body, status, detail: body.detail || textOfStatus(status) };
}

/** The lines to show for a refusal: every field's, or the one detail. */
export function problemLines(error: unknown): readonly string[] {
  const problem = problemOf(error);
  const lines = [...new Set((problem.refusals ?? []).map(refusalText))];
  return lines.length > 0 ? lines : [problem.detail];
}

/** Whether somebody else changed the thing in the meantime. */
export const isStale = (error: unknown): boolean => problemOf(error).reason === REASON.stale;

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && ('detail' in body || 'refusals' in body);

function textOfStatus(status: number): string {
  if (status === 0) return shellTexts.error.network;
  if (status === 404) return shellTexts.error.notFound;
  if (status === 429) return shellTexts.error.tooMany;
  return status >= 500 ? shellTexts.error.server : shellTexts.error.refused;
}
