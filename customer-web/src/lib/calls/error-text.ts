import { keyed, unkeyed } from '@laundry/shared/messages/keyed';
import { useTexts } from '../../i18n/texts';
import { ApiError, OFFLINE as BEGAN_OFFLINE, referenceOf } from '@laundry/web-kit/calls/api-error';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { type MessageText, messageCode, useMessageText } from './message-text';

/** Failures without a message of the server's: it was not reached, or failed itself. */
const OFFLINE = 'trouble.offline';
/** It began without a line: when that is back nothing is in the way any more. */
const NO_LINE = 'trouble.no_line';
const SERVER = 'trouble.server';
/** It failed itself, and says by what its operators find out why. */
const FAILED = 'trouble_failed';

/** Why a call failed, as a code: by its first refusal, else by its reason, else as the server says it, else by its kind. */
export function useErrorCode(): (error: unknown) => string {
  const textOf = useMessageText();
  return (error) => {
    if (!(error instanceof ApiError)) return SERVER;
    if (error.status === 0) return error.reason === BEGAN_OFFLINE ? NO_LINE : OFFLINE;
    const [refusal] = error.refusals;
    if (refusal !== undefined) return keyed(refusal.code, refusal.params);
    if (error.reason !== null && textOf(error.reason) !== error.reason) return error.reason;
    if (error.status === 429) return 'too_many_tries';
    const reference = referenceOf(error);
    if (reference !== null) return keyed(FAILED, { reference });
    if (error.status >= 500) return SERVER;
    return messageCode(error.detail) || SERVER;
  };
}

/** The text of such a code, or of a message's, in the chosen language. */
export function useCodeText(): MessageText {
  const { trouble } = useTexts('common');
  const textOf = useMessageText();
  const hasLine = useHasLine();
  return (code, params) => {
    if (code === NO_LINE && hasLine) return trouble.back_online;
    if (code === OFFLINE || code === NO_LINE) return trouble.offline;
    const { code: kind, params: own } = unkeyed(code);
    if (kind === FAILED) return trouble.server + trouble.reference({ reference: own['reference'] ?? '' });
    return code === SERVER ? trouble.server : textOf(code, params);
  };
}

/** Why a call failed, in the visitor's language: each refusal once. */
export function useErrorText(): (error: unknown) => string {
  const codeOf = useErrorCode();
  const textOf = useCodeText();
  return (error) => {
    if (!(error instanceof ApiError) || error.refusals.length === 0)
      return textOf(codeOf(error), error instanceof ApiError ? error.facts : {});
    return [...new Set(error.refusals.map(({ code, params }) => textOf(code, params)))].join(' ');
  };
}
