import { useTexts } from '../i18n/texts';
import { ApiError } from './api-error';
import { type MessageText, messageCode, useMessageText } from './message-text';

/** What no message of the server says, for it was not heard or did not know. */
const OFFLINE = 'trouble.offline';
const SERVER = 'trouble.server';

/** Why a call failed, as a code: by its reason, else as the server says it, else by its kind. */
export function useErrorCode(): (error: unknown) => string {
  const textOf = useMessageText();
  return (error) => {
    if (!(error instanceof ApiError)) return SERVER;
    if (error.status === 0) return OFFLINE;
    if (error.reason !== null && textOf(error.reason) !== error.reason) return error.reason;
    if (error.status === 429) return 'too_many_tries';
    if (error.status >= 500) return SERVER;
    return messageCode(error.detail) || SERVER;
  };
}

/** The text of such a code, or of a message's, in the chosen language. */
export function useCodeText(): MessageText {
  const { trouble } = useTexts('common');
  const textOf = useMessageText();
  return (code, params) => {
    if (code === OFFLINE) return trouble.offline;
    return code === SERVER ? trouble.server : textOf(code, params);
  };
}

/** Why a call failed, in the visitor's words. */
export function useErrorText(): (error: unknown) => string {
  const codeOf = useErrorCode();
  const textOf = useCodeText();
  return (error) => textOf(codeOf(error), error instanceof ApiError ? error.facts : {});
}
