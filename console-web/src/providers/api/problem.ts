import { REASON } from '@laundry/shared/constants/reasons';
import { type MessageKey, isMessageKey, message } from '@laundry/shared/messages/message';
import { ApiError, type Problem, type ServerRefusal, referenceOf } from '@laundry/web-kit/calls/api-error';
import { shellTexts } from '../../i18n/shell';

export const refusalText = ({ code, params }: ServerRefusal): string =>
  isMessageKey(code) ? message('ja', code, params) : code;

/** What went wrong, whatever was thrown; in words in any case. */
export function problemOf(error: unknown): Problem & { readonly detail: string } {
  if (!(error instanceof ApiError)) return { status: 0, detail: shellTexts.error.server };
  const { problem, status, detail } = error;
  return { ...problem, status, detail: (detail || textOfStatus(status)) + referenceText(error) };
}

/** By what operators find what has failed in the server's log. */
function referenceText(error: ApiError): string {
  const reference = referenceOf(error);
  return reference === null ? '' : shellTexts.error.reference(reference);
}

/** The lines to show for a refusal: every field's, or the one detail; none while there is none (null). */
export function problemLines(error: unknown): readonly string[] {
  if (error === null) return [];
  const problem = problemOf(error);
  const lines = [...new Set((problem.refusals ?? []).map(refusalText))];
  return lines.length > 0 ? lines : [problem.detail];
}

/** The code of the message that says why; null: none does. */
export function codeOf({ status, reason, refusals, code: more }: Problem): MessageKey | null {
  const code = more ?? refusals?.[0]?.code ?? reason ?? (status === 404 ? 'not_found' : '');
  return typeof code === 'string' && isMessageKey(code) ? code : null;
}

/** Whether somebody else changed the thing in the meantime. */
export const isStale = (error: unknown): boolean => problemOf(error).reason === REASON.stale;

/** Whether it tells whoever had a stop why that is not theirs any more. */
export const isStopGone = ({ reason }: Problem): boolean => reason === REASON.stopLeft;

/** Nothing was heard of the server. */
export const isWithoutLine = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** What a status says where the server says nothing. */
export function textOfStatus(status: number): string {
  if (status === 0) return shellTexts.error.network;
  if (status === 404) return shellTexts.error.notFound;
  if (status === 429) return shellTexts.error.tooMany;
  return status >= 500 ? shellTexts.error.server : shellTexts.error.refused;
}
